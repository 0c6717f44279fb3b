import { expect, test } from 'vitest';
import { uuidFromBytes } from '@/lib/uuid.ts';

test('bytes stay in place, except for version and variant', () => {
  const bytes = Uint8Array.from({ length: 16 }, () => 0xff);
  expect(uuidFromBytes(bytes, 4)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidFromBytes(new Uint8Array(32), 8)).toBe('00000000-0000-8000-8000-000000000000');
});
