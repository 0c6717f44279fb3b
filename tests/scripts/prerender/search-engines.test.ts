import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../scripts/prerender/search-engines.ts';

test('the sitemap contains the full address of every indexable page', () => {
  const xml = sitemap(
    [
      { path: '/', html: '<title>Home</title>' },
      { path: '/about', html: '' },
      { path: '/404', html: '<meta name="robots" content="noindex"/>' },
    ],
    'https://brand.example',
  );
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://brand.example/',
    'https://brand.example/about',
  ]);
});

test('robots.txt names the sitemap and blocks the backend', () => {
  expect(robots('https://brand.example')).toMatch(
    /Disallow: \/functions\/[\s\S]*Sitemap: https:\/\/brand\.example\/sitemap\.xml/,
  );
});
