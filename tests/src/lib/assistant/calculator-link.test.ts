import { expect, test } from 'vitest';
import { tariffCalculatorQuery } from '@/lib/assistant/calculator-link.ts';

test('the calculator opens with line, origin and value', () => {
  expect(
    tariffCalculatorQuery({ hsCodeUsed: '6109.10.00', originCode: 'CN', unitValueUsd: 4.5 }),
  ).toBe('tool=tariff&product=6109.10.00&origin=CN&value=4.5');
});

test('what the answer does not know is left open', () => {
  expect(tariffCalculatorQuery({ hsCodeUsed: null, originCode: null, unitValueUsd: null })).toBe(
    'tool=tariff',
  );
});
