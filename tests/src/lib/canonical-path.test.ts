import { expect, test } from 'vitest';
import { canonicalPath } from '@/lib/canonical-path.ts';

const addresses = {
  pages: ['/', '/about', '/how-we-work', '/pricing'],
  redirects: [{ from: '/pricing', to: '/how-we-work' }],
};

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/ABOUT/', '/about'],
  ['/about.html', '/about'],
  ['/About.HTML', '/about'],
  ['/about/index.html', '/about'],
  ['//about', '/about'],
  ['/about///', '/about'],
  ['/%61bout', '/about'],
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/Index', '/'],
  ['/pricing', '/how-we-work'],
  ['/Pricing/', '/how-we-work'],
])('%s means %s', (path, page) => {
  expect(canonicalPath(path, addresses)).toBe(page);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/about/us',
  '/about.htm',
  '//evil.example/about',
  '/100%',
  '/aboutindex',
  '/.html/x',
])('%s means no page and is unchanged', (path) => {
  expect(canonicalPath(path, addresses)).toBe(path);
});

test('an address with an id is canonical in lower case, if there is such a page', () => {
  const isPage = (path: string) => path === '/drop/bcdfghjkmn';
  expect(canonicalPath('/Drop/BCDFGHJKMN/', { ...addresses, isPage })).toBe('/drop/bcdfghjkmn');
  expect(canonicalPath('/Drop/other', { ...addresses, isPage })).toBe('/Drop/other');
});
