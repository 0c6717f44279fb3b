import { expect, test } from 'vitest';
import { originsWith } from '@/tools/tariff-calculator/rules/origins-with.ts';

test('a chosen country comes first, once, and the last of four makes room', () => {
  expect(originsWith(['CN', 'VN'], 'mexico')).toEqual(['MX', 'CN', 'VN']);
  expect(originsWith(['CN', 'VN'], 'vietnam')).toEqual(['VN', 'CN']);
  expect(originsWith(['CN', 'VN', 'IN', 'TR'], 'mexico')).toEqual(['MX', 'CN', 'VN', 'IN']);
});
