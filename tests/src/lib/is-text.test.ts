import { expect, test } from 'vitest';
import { isText } from '@/lib/is-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', bytes('Title,Cost\nMüsli,4')],
  ['an empty file', new Uint8Array()],
  ['an older Windows code page', Uint8Array.from([0x4d, 0xfc, 0x73, 0x6c, 0x69])],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, 0x54, 0, 0x69, 0])],
])('%s is text', (_, file) => {
  expect(isText(file)).toBe(true);
});

test.each([
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0x06, 0])],
  ['a PDF', bytes('%PDF-1.4\n%%EOF')],
])('%s is not', (_, file) => {
  expect(isText(file)).toBe(false);
});
