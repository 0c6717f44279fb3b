import { expect, test } from 'vitest';
import { newId } from '@/tools/shared/new-id.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('is a version 4 UUID and never the same twice', () => {
  const ids = Array.from({ length: 200 }, () => newId());
  for (const id of ids) expect(id).toMatch(version4);
  expect(new Set(ids).size).toBe(200);
});

test('sets version and variant whatever the random bytes are', () => {
  const filledWith = (byte: number) => ({
    getRandomValues: <T extends ArrayBufferView>(array: T): T => {
      new Uint8Array(array.buffer).fill(byte);
      return array;
    },
  });
  expect(newId(filledWith(0x00))).toBe('00000000-0000-4000-8000-000000000000');
  expect(newId(filledWith(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
