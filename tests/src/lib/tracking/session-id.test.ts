import { sessionIdPattern } from '@functions/_shared/contracts/session-id.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { createSessionId } from '@/lib/tracking/session-id.ts';

const sixteenBytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17);
const nowMs = Date.UTC(2026, 10, 27);

test('createSessionId is the time in base 36 and the bytes in hex', () => {
  // 1,296 = 36 × 36, so 100 in base 36
  expect(createSessionId(1296, sixteenBytes)).toBe('100-00112233445566778899aabbccddeeff');
  expect(createSessionId(35.9, sixteenBytes)).toBe('z-00112233445566778899aabbccddeeff');
});

test.each([
  ['too few bytes', nowMs, new Uint8Array(15)],
  ['too many bytes', nowMs, new Uint8Array(33)],
  ['a time before 1970', -1, sixteenBytes],
  ['NaN as the time', Number.NaN, sixteenBytes],
  ['an infinite time', Infinity, sixteenBytes],
])('createSessionId rejects %s', (_, time, bytes) => {
  expect(() => createSessionId(time, bytes)).toThrow(RangeError);
});

test('createSessionId always has 16 to 128 characters, and differs for different bytes', () => {
  const time = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 32 });
  fc.assert(
    fc.property(time, bytes, bytes, (now, some, others) => {
      const id = createSessionId(now, some);
      expect(id).toMatch(/^[0-9a-z]+-[0-9a-f]{32,}$/);
      expect(id.length).toBeGreaterThanOrEqual(16);
      expect(id.length).toBeLessThanOrEqual(128);
      expect(id).toMatch(sessionIdPattern);
      expect(createSessionId(now, others) === id).toBe(`${some}` === `${others}`);
    }),
  );
});
