import { cleanText, escapeXml, hashWords, n, svgDataUrl } from '@functions/_shared/drawing/svg.ts';
import { expect, test } from 'vitest';

test('coordinates have at most one decimal and never a minus zero', () => {
  expect([n(1.04), n(1.05), n(-0.01), n(12)]).toEqual(['1', '1.1', '0', '12']);
});

test('drops characters that XML forbids and those that change the text direction', () => {
  expect(cleanText('a\u0000b\u001bc\ud800d\ufffee\u202ef\ufefff')).toBe('a b cdeff');
});

test('keeps emoji, accents and other scripts', () => {
  expect(cleanText(' Café  🌸\nمرحبا ')).toBe('Café 🌸 مرحبا');
});

test('escapes markup', () => {
  expect(escapeXml(`</text><script a="1" b='2'>&`)).toBe(
    '&lt;/text&gt;&lt;script a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;',
  );
});

test('the data URL decodes to the same text, also beyond Latin', () => {
  const url = svgDataUrl('<svg>日本 🌸</svg>');
  expect(url).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(Buffer.from(url.split(',')[1] ?? '', 'base64').toString('utf8')).toBe(
    '<svg>日本 🌸</svg>',
  );
});

test('the hash of known words never changes, so that a picture stays the same', () => {
  expect(hashWords('')).toBe(0x811c9dc5);
  expect(hashWords('a')).toBe(0xe40c292c);
});
