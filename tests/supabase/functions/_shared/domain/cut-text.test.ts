import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  ['candle', 6, 'candle'],
  ['candle', 3, 'can'],
  ['ab🎉', 3, 'ab'],
  ['ab🎉c', 4, 'ab🎉'],
  ['a👨‍👩‍👧‍👦b', 8, 'a'],
  ['🇹🇷🇩🇪', 6, '🇹🇷'],
  ['cafe\u0301s', 4, 'caf'],
  ['🎉', 1, ''],
  ['candle', 0, ''],
])('%j cut to %d units is %j', (text, longest, expected) => {
  expect(cutText(text, longest)).toBe(expected);
});

test('a cut text is a prefix of whole characters within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      const cut = cutText(text, longest);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});
