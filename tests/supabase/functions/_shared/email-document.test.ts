import {
  type EmailBlock,
  renderEmailHtml,
  renderEmailText,
} from '@functions/_shared/email-document.ts';
import { describe, expect, test } from 'vitest';

const blocks: EmailBlock[] = [
  { kind: 'paragraph', text: 'Hello <b>Ada</b>' },
  { kind: 'heading', text: 'Results' },
  {
    kind: 'figures',
    rows: [
      { label: 'Orders', value: '42' },
      { label: 'Revenue a month', value: '$1,050' },
    ],
  },
  { kind: 'list', items: ['One', '<script>two</script>'] },
  { kind: 'action', label: 'Book', url: 'https://book.example/?a=1&b="2"' },
  { kind: 'small', text: 'Why you get this' },
];

test('renderEmailText aligns the message for plain reading', () => {
  expect(renderEmailText(blocks)).toBe(
    [
      'Hello <b>Ada</b>',
      '',
      'RESULTS',
      '-------',
      '',
      'Orders:          42',
      'Revenue a month: $1,050',
      '',
      '* One',
      '* <script>two</script>',
      '',
      'Book: https://book.example/?a=1&b="2"',
      '',
      '--',
      'Why you get this',
      '',
    ].join('\n'),
  );
});

describe('renderEmailHtml', () => {
  const document = renderEmailHtml('Report <1>', blocks);

  test('is one document with the title, every block and a header cell for each figure', () => {
    expect(document).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(document).toContain('<title>Report &lt;1&gt;</title>');
    expect(document).toContain('>Results</h2>');
    expect(document).toMatch(/<th scope="row"[^>]*>Orders<\/th><td[^>]*>42<\/td>/);
    expect(document).toMatch(/<li[^>]*>One<\/li>/);
  });

  test('escapes every word and address', () => {
    expect(document).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(document).toContain('href="https://book.example/?a=1&amp;b=&quot;2&quot;"');
    expect(document).not.toContain('<script');
  });

  test('loads nothing but the pictures of its blocks', () => {
    expect(document).not.toMatch(/<img|<link|src=|url\(/);
    const picture: EmailBlock = { kind: 'picture', alt: 'A "mug"', url: 'https://a.example/?b&c' };
    expect(renderEmailHtml('Report', [picture])).toContain(
      '<img src="https://a.example/?b&amp;c" alt="A &quot;mug&quot;"',
    );
    expect(renderEmailText([picture])).toBe('A "mug": https://a.example/?b&c\n');
  });
});
