import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from '@/lib/canonical-path.ts';
import { headersFile, hostRules, redirectsFile } from '../../../scripts/prerender/host-files.ts';

const pages = ['/', '/about', '/how-we-work'];
const redirects = [{ from: '/pricing', to: '/how-we-work' }];
const addresses = { pages: [...pages, '/pricing'], redirects };
const rules = hostRules({
  inlineScripts: ['go()'],
  connectOrigins: ['https://abc.supabase.co'],
  pages,
  redirects,
  hashedFiles: ['/assets/index-a1.js', '/assets/style-b2.css', '/pictures/mug-c3-800.avif'],
});

/** Where Vercel redirects a request: sources match the whole path, and the first match wins. */
function redirected(path: string): string {
  const rule = rules.redirects.find(({ source }) => new RegExp(`^${source}$`).test(path));
  return rule?.destination ?? path;
}

const inSomeCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((capitals) =>
      [...text].map((letter, at) => (capitals[at] ? letter.toUpperCase() : letter)).join(''),
    );
const inSomeSpelling = fc
  .tuple(
    fc.constantFrom('/', '//', '///'),
    fc.constantFrom('', 'about', 'how-we-work', 'pricing', 'nowhere', 'about/us').chain(inSomeCase),
    fc.constantFrom('', '/index', 'index').chain(inSomeCase),
    fc.constantFrom('', '.html', '.htm').chain(inSomeCase),
    fc.constantFrom('', '/', '//'),
  )
  .map((parts) => parts.join(''));

function policy(): Map<string, string> {
  const value = rules.headers[0]?.headers.find(
    ({ key }) => key === 'Content-Security-Policy',
  )?.value;
  return new Map(
    (value ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test("only the site's scripts and the inline bootstrap may run", () => {
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policy().get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(policy().get('object-src')).toBe("'none'");
  expect(policy().get('base-uri')).toBe("'self'");
  expect(policy().get('frame-ancestors')).toBe("'none'");
});

test("text becomes markup or script only through the site's own policy", () => {
  expect(policy().get('require-trusted-types-for')).toBe("'script'");
  expect(policy().get('trusted-types')).toBe('default');
});

test('requests may only go to the site and its backend', () => {
  expect(policy().get('connect-src')).toBe("'self' https://abc.supabase.co");
  expect(policy().get('form-action')).toBe("'self'");
});

test('only the microphone permission may be requested', () => {
  expect(headersFile(rules)).toContain('Permissions-Policy: microphone=(self), camera=()');
});

test('hosts redirect exactly as the site does, and only once', () => {
  fc.assert(
    fc.property(inSomeSpelling, (path) => {
      expect(redirected(path)).toBe(canonicalPath(path, addresses));
      expect(redirected(redirected(path))).toBe(redirected(path));
    }),
    { numRuns: 2_000 },
  );
});

test('every page is served from its own file', () => {
  expect(rules.rewrites).toEqual([
    { source: '/about', destination: '/about.html' },
    { source: '/how-we-work', destination: '/how-we-work.html' },
  ]);
});

test('Netlify and Cloudflare get the same headers in their own format', () => {
  const file = headersFile(rules);
  expect(file.startsWith('/*\n  Content-Security-Policy: ')).toBe(true);
  expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('Netlify and Cloudflare get old addresses and common capitalizations', () => {
  const told = redirectsFile({ pages, redirects }).trimEnd().split('\n');
  for (const line of [
    '/pricing /how-we-work 301',
    '/pricing/ /how-we-work 301',
    '/Pricing /how-we-work 301',
    '/About /about 301',
    '/ABOUT/ /about 301',
    '/About.html /about 301',
    '/How-We-Work /how-we-work 301',
    '/How-we-work /how-we-work 301',
    '/Index.html / 301',
  ]) {
    expect(told).toContain(line);
  }
  for (const line of told) {
    const [from = '', to = ''] = line.split(' ');
    expect(canonicalPath(from, addresses), line).toBe(to);
    // Netlify treats these as the same address and would redirect forever.
    expect(from.replace(/\/$/, ''), line).not.toBe(to);
  }
  expect(new Set(told).size).toBe(told.length);
});

test('only existing files are cached for a year', () => {
  const kept = (path: string) =>
    rules.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers)
      .some(({ key }) => key === 'Cache-Control');
  expect(kept('/assets/index-a1.js')).toBe(true);
  expect(kept('/pictures/mug-c3-800.avif')).toBe(true);
  expect(kept('/assets/index-a2.js')).toBe(false);
  expect(kept('/assets/index-a1xjs')).toBe(false);
  expect(kept('/about')).toBe(false);
});

test("no source exceeds Vercel's limit, however many files there are", () => {
  const hashedFiles = Array.from({ length: 1_000 }, (_, at) => `/assets/part-${at}-abcdefgh.js`);
  const { headers } = hostRules({
    inlineScripts: [],
    connectOrigins: [],
    pages,
    redirects,
    hashedFiles,
  });
  const sources = headers.map(({ source }) => source);
  for (const source of sources) expect(source.length).toBeLessThanOrEqual(4096);
  for (const file of hashedFiles) {
    expect(sources.filter((source) => new RegExp(`^${source}$`).test(file))).toHaveLength(2);
  }
});

describe('a page that addresses with an id share', () => {
  const sharedPages = [{ path: '/drop', idPattern: '[2-9b-df]{3}' }];
  const shared = hostRules({
    inlineScripts: [],
    connectOrigins: [],
    pages: [...pages, '/drop'],
    redirects,
    sharedPages,
    hashedFiles: [],
  });
  const rewritten = (path: string) =>
    shared.rewrites.find(({ source }) => new RegExp(`^${source}$`).test(path))?.destination;
  const isNotIndexed = (path: string) =>
    shared.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers)
      .some(({ key, value }) => key === 'X-Robots-Tag' && value === 'noindex');

  test('is served at each of them, and not at others', () => {
    expect(rewritten('/drop/b2c')).toBe('/drop.html');
    expect(rewritten('/drop')).toBe('/drop.html');
    expect(rewritten('/drop/abc')).toBeUndefined();
    expect(rewritten('/drop/b2c/x')).toBeUndefined();
    expect(redirectsFile({ pages, redirects, sharedPages })).toContain('\n/drop/* /drop 200\n');
  });

  test('is in no search engine', () => {
    expect(['/drop', '/drop/b2c'].every(isNotIndexed)).toBe(true);
    expect(['/', '/about', '/dropped'].some(isNotIndexed)).toBe(false);
    expect(headersFile(shared, sharedPages)).toContain('\n/drop/*\n  X-Robots-Tag: noindex\n');
  });
});
