import { expect, test } from 'vitest';
import { cutAtWord } from '@/lib/cut-at-word.ts';

test.each([
  ['bread and cake', 14, 'bread and cake'],
  ['bread and cake', 12, 'bread and'],
  ['bread and cake', 9, 'bread and'],
  ['bread  and cake', 6, 'bread'],
  ['sourdough', 4, 'sour'],
])('%s at %d is %s', (text, maxLength, cut) => {
  expect(cutAtWord(text, maxLength)).toBe(cut);
});
