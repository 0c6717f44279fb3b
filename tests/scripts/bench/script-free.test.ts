import { expect, test } from 'vitest';
import { withoutScripts } from '../../../scripts/bench/script-free.ts';

test('removes scripts but keeps structured data and everything else', () => {
  const facts = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
  const page = [
    '<head><link rel="preload" as="font" href="/a.woff2">',
    '<link rel="modulepreload" href="/a.js">',
    `${facts}<style>p{}</style></head><body><p>Words</p>`,
    '<script type="application/json" id="start">{"script":"/a.js"}</script>',
    '<script type="module">start()</script></body>',
  ].join('');

  expect(withoutScripts(page)).toBe(
    `<head><link rel="preload" as="font" href="/a.woff2">${facts}<style>p{}</style></head><body><p>Words</p></body>`,
  );
});
