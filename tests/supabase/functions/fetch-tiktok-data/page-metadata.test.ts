import {
  readAssignedJson,
  readJsonScript,
  readLinkedData,
  readMetaTags,
} from '@functions/fetch-tiktok-data/page-metadata.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('parses meta tags with any quotes, order and letter case, the first of each name', () => {
  const tags = readMetaTags(`
      <META property='og:title' content='Ana &amp; "Bo"'>
      <meta content="A > B" data-rh="true" name="Description"/>
      <meta name=robots content=noindex>
      <meta property="og:title" content="second">
      <meta charset="utf-8"><metadata property="og:url" content="no">
    `);
  expect([...tags]).toEqual([
    ['og:title', 'Ana & "Bo"'],
    ['description', 'A > B'],
    ['robots', 'noindex'],
  ]);
});

test('ignores meta tags in scripts and comments', () => {
  const tags = readMetaTags(`
      <!-- <meta name="a" content="1"> -->
      <script>const x = '<meta name="b" content="2">';</script>
      <meta name="c" content="3">
    `);
  expect([...tags]).toEqual([['c', '3']]);
});

test('finds scripts by their id', () => {
  const html =
    '<script id="other">{}</script><script type="application/json" id="DATA">{"a":1}</script>';
  expect(readJsonScript(html, 'DATA')).toEqual({ a: 1 });
  expect(readJsonScript(html, 'NONE')).toBeUndefined();
  expect(readJsonScript('<script id="DATA">{"a":', 'DATA')).toBeUndefined();
});

test('finds linked data in scripts, as an object, a list or a graph', () => {
  const html = `<script type="application/ld+json">{"@type":"A"}</script>
      <script type="application/ld+json">[{"@type":"B"},1]</script>
      <script type="application/ld+json">{"@graph":[{"@type":"C"}]}</script>
      <script type="application/ld+json">broken</script>`;
  expect(readLinkedData(html)).toEqual([
    { '@type': 'A' },
    { '@type': 'B' },
    { '@graph': [{ '@type': 'C' }] },
    { '@type': 'C' },
  ]);
});

test('finds an assigned object up to its closing brace', () => {
  const html = '<script>var data = {"a":"}\\"{","b":{}};var more = {};</script>';
  expect(readAssignedJson(html, 'data')).toEqual({ a: '}"{', b: {} });
  expect(readAssignedJson(html, 'none')).toBeUndefined();
  expect(readAssignedJson('<script>var data = {"a":</script>', 'data')).toBeUndefined();
});

test('character references in attributes are resolved once, unknown ones left', () => {
  const content = '&lt;&#64;&#x2022;&eacute;&amp;amp;&quot; &nothing; &';
  const tags = readMetaTags(`<meta name="a" content="${content}">`);
  expect(tags.get('a')).toBe('<@•é&amp;" &nothing; &');
});

test('character references to no character become the replacement character', () => {
  const tags = readMetaTags('<meta name="a" content="&#0; &#xD800; &#x110000;">');
  expect(tags.get('a')).toBe('\ufffd \ufffd \ufffd');
});

test('scripts keep character references and markup as they are', () => {
  const html = '<p>&amp;</p><script id="DATA">{"a":"&amp; <b>x</b>"}</script>&amp; after';
  expect(readJsonScript(html, 'DATA')).toEqual({ a: '&amp; <b>x</b>' });
});

test('accepts any text quickly, even a long one without closing tags', () => {
  const parts = fc.constantFrom(
    '<meta',
    '<script',
    '</script',
    '<!--',
    '-->',
    '"',
    '=',
    '>',
    ' a',
    '{',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((list) => list.join('')),
      ),
      (html) => {
        readMetaTags(html);
        readLinkedData(html);
        readAssignedJson(html, 'a');
      },
    ),
  );
  const started = performance.now();
  for (const part of ['<meta ', '<script>', '<!--', '<meta a="', '<script x = {']) {
    readMetaTags(part.repeat(20_000));
    readAssignedJson(part.repeat(20_000), 'x');
  }
  // Two megabytes, the most that is fetched: a stack of open tags would take a minute.
  readMetaTags('<b>'.repeat(250_000) + '</i>'.repeat(300_000));
  expect(performance.now() - started).toBeLessThan(20_000);
});
