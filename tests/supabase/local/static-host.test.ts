import { expect, test } from 'vitest';
import { hostRules } from '../../../scripts/prerender/host-files.ts';
import { hostAnswer } from '../../../supabase/local/static-host.ts';

const files = ['/index.html', '/about.html', '/404.html', '/assets/index-a1.js', '/robots.txt'];
const rules = hostRules({
  inlineScripts: [],
  connectOrigins: [],
  pages: ['/', '/about'],
  redirects: [{ from: '/pricing', to: '/about' }],
  hashedFiles: ['/assets/index-a1.js'],
});
const answer = (url: string) => hostAnswer(rules, url, (path) => files.includes(path));
const cacheControl = (url: string) =>
  answer(url).headers.find(({ key }) => key === 'Cache-Control')?.value;

test.each([
  ['/', '/index.html'],
  ['/?q=1', '/index.html?q=1'],
  ['/about?from=mail', '/about.html?from=mail'],
  ['/%61bout', '/about.html'],
  ['http://localhost:5173/about', '/about.html'],
  ['/robots.txt', '/robots.txt'],
  ['/assets/index-a1.js?1764', '/assets/index-a1.js?1764'],
])('%s is served from %s', (url, file) => {
  expect(answer(url)).toMatchObject({ file });
});

test.each([
  ['/About/?from=mail', '/about?from=mail'],
  ['/about.html', '/about'],
  ['//about', '/about'],
  ['//', '/'],
  ['/index.html?q=1', '/?q=1'],
  ['/Pricing/', '/about'],
])('%s redirects to %s', (url, redirectTo) => {
  expect(answer(url)).toMatchObject({ redirectTo });
});

test.each([
  '/nowhere',
  '//nowhere',
  '//evil.example/about',
  '/404',
  '/about/us',
  '/assets',
  '/assets/index-a2.js',
  '/%2e%2e/package.json',
  '/about%00',
  '/100%',
  '*',
])('%s is not found', (url) => {
  expect(answer(url)).toMatchObject({ isMissing: true });
});

test('a file with a hashed name is cached for a year, and a missing one is not', () => {
  expect(cacheControl('/assets/index-a1.js')).toContain('immutable');
  expect(cacheControl('/assets/index-a2.js')).toBeUndefined();
});
