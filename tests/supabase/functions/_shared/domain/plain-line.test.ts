import { plainLine, withoutHiddenCharacters } from '@functions/_shared/domain/plain-line.ts';
import { expect, test } from 'vitest';

const hidden = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009f',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
];

test.each(hidden)('removes %j', (character) => {
  expect(withoutHiddenCharacters(`a${character}b`)).toBe('ab');
  expect(plainLine(`a${character}b`)).toBe('ab');
});

test('keeps all letters, marks and lines', () => {
  const text = 'Größe\tΑθήνα 東京 שלום\u200f 👩‍🏭\r\nsecond line';
  expect(withoutHiddenCharacters(text)).toBe(text);
});

test('a plain line has no line breaks of any kind', () => {
  expect(plainLine('  one\r\ntwo\u2028three\u2029four \t five ')).toBe('one two three four five');
});
