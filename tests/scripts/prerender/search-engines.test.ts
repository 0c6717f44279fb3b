import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../scripts/prerender/search-engines.ts';

test('the sitemap names every page that may be found, by its full address', () => {
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

test('robots are shown the sitemap and kept from the backend', () => {
  expect(robots('https://brand.example')).toMatch(
    /Disallow: \/functions\/[\s\S]*Sitemap: https:\/\/brand\.example\/sitemap\.xml/,
  );
});
