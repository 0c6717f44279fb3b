import { expect, test } from 'vitest';
import { detectImageKind } from '@/lib/image-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00'],
  ['gif', 'GIF89a\x01\x00'],
  ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['bmp', 'BM\x36\x00'],
  ['avif', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1'],
  ['avif', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00avifmiaf'],
  ['heic', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
  ['heic', '\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '<?xml version="1.0"?>\n<!-- drawn --><svg width="1">'],
  [
    'svg',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg>',
  ],
])('recognizes %s by its first bytes', (kind, head) => {
  expect(detectImageKind(bytes(head))).toBe(kind);
});

test.each([
  ['a document', '%PDF-1.7'],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isom'],
  ['a page', '<!doctype html><svg>'],
  ['nothing', ''],
])('%s is not a picture', (_what, head) => {
  expect(detectImageKind(bytes(head))).toBeNull();
});
