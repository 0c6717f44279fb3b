import { BlockedAddressError, createPageFetch } from '@functions/fetch-tiktok-data/page-fetch.ts';
import { expect, test } from 'vitest';
import { silence } from '../../../support/functions.ts';

const start = 'https://www.tiktok.com/@ana';

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** A network of a few URLs that records its requests; every host has a public address. */
function network(answers: Answers, hosts: Readonly<Record<string, string[]>> = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetchPage = createPageFetch({
    fetch: async (url, init) => {
      asked.push({ url, init });
      return (answers[url] ?? (() => new Response('not here', { status: 404 })))();
    },
    lookUp: async (host) => hosts[host] ?? ['23.45.67.89', '2606:4700::1'],
    timeoutMs: 200,
  });
  return { fetchPage, asked, urls: () => asked.map(({ url }) => url) };
}

const redirectTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } });

test('a page of the platform is fetched without cookies and automatic redirects', async () => {
  const { fetchPage, asked } = network({ [start]: () => new Response('<html>') });
  expect(await fetchPage('TikTok', start)).toEqual({ url: start, status: 200, html: '<html>' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.init).toMatchObject({
    method: 'GET',
    redirect: 'manual',
    credentials: 'omit',
    headers: { 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (compatible; BrandBFF/1.0)' },
  });
  expect(Object.keys(asked[0]?.init.headers ?? {})).not.toContain('cookie');
});

test('a page of the platform is reached through redirects within the platform, also relative ones', async () => {
  const { fetchPage, urls } = network({
    'https://vm.tiktok.com/ZMabc/': redirectTo('https://www.tiktok.com/@ana?_t=1', 301),
    'https://www.tiktok.com/@ana?_t=1': redirectTo('/@ana', 308),
    [start]: () => new Response('<html>'),
  });
  expect(await fetchPage('TikTok', 'https://vm.tiktok.com/ZMabc/')).toMatchObject({ url: start });
  expect(urls()).toHaveLength(3);
});

test.each([404, 429, 500])(
  'a page of the platform is returned with its status %d',
  async (status) => {
    const { fetchPage } = network({ [start]: () => new Response('', { status }) });
    expect(await fetchPage('TikTok', start)).toMatchObject({ status });
  },
);

test('a page of the platform is returned unchanged when a redirect has no target', async () => {
  const { fetchPage } = network({ [start]: () => new Response('', { status: 302 }) });
  expect(await fetchPage('TikTok', start)).toMatchObject({ status: 302, url: start });
});

test.each([
  'http://www.tiktok.com/@ana',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://ana@www.tiktok.com/@ana',
  'https://www.tiktok.com@evil.example/',
  'https://www.tiktok.com:443/@ana',
  'https://www.tiktok.com:8443/@ana',
  'https://www.tiktok.com./@ana',
  'https://www.tiktok.com\\@evil.example/',
  'https://www.tiktok%2ecom/@ana',
  'https://www.tıktok.com/@ana',
  'https://ｗww.tiktok.com/@ana',
  'https://evil.example/@ana',
  'https://www.tiktok.com.evil.example/@ana',
  'https://internal.tiktok.com/@ana',
  'https://www.instagram.com/ana/',
  'https:www.tiktok.com/@ana',
  'file:///etc/passwd',
  'ftp://www.tiktok.com/',
  'javascript:alert(1)',
  '/@ana',
  '',
])('nothing is fetched from %j', async (url) => {
  const { fetchPage, urls } = network({});
  await expect(fetchPage('TikTok', url)).rejects.toBeInstanceOf(BlockedAddressError);
  expect(urls()).toEqual([]);
});

test.each([
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'http://www.tiktok.com/@ana',
  'https://user:pass@www.tiktok.com/@ana',
  'https://www.tiktok.com:22/@ana',
  '//evil.example/@ana',
  '\\\\evil.example\\@ana',
  'https://www.instagram.com/ana/',
  'gopher://www.tiktok.com/',
  'data:text/html,hello',
])('nothing is fetched after a redirect to %j', async (location) => {
  const { fetchPage, urls } = network({ [start]: redirectTo(location) });
  await expect(fetchPage('TikTok', start)).rejects.toBeInstanceOf(BlockedAddressError);
  expect(urls()).toEqual([start]);
});

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['::1']],
  [['fd00::1']],
  [['::ffff:10.0.0.1']],
  [['100.64.0.1']],
  [['169.254.169.254']],
  [['23.45.67.89', '192.168.0.1']],
])('nothing is fetched from a host whose addresses are %j', async (addresses) => {
  const { fetchPage, urls } = network({}, { 'www.tiktok.com': addresses });
  await expect(fetchPage('TikTok', start)).rejects.toBeInstanceOf(BlockedAddressError);
  expect(urls()).toEqual([]);
});

test('nothing is fetched from the second host when only that one is private', async () => {
  const { fetchPage, urls } = network(
    { [start]: redirectTo('https://m.tiktok.com/@ana') },
    { 'm.tiktok.com': ['10.0.0.1'] },
  );
  await expect(fetchPage('TikTok', start)).rejects.toBeInstanceOf(BlockedAddressError);
  expect(urls()).toEqual([start]);
});

test('gives up after five redirects', async () => {
  const { fetchPage, urls } = network({ [start]: redirectTo(start) });
  await expect(fetchPage('TikTok', start)).rejects.toBeInstanceOf(BlockedAddressError);
  expect(urls()).toHaveLength(6);
});

test('gives up at the time limit, also during a DNS lookup', async () => {
  const { fetchPage } = network({ [start]: silence });
  await expect(fetchPage('TikTok', start)).rejects.toMatchObject({ reason: 'timeout' });
  const lookUp = () => new Promise<string[]>(() => undefined);
  const stuck = createPageFetch({ fetch: silence, lookUp, timeoutMs: 20 });
  await expect(stuck('TikTok', start)).rejects.toMatchObject({ reason: 'timeout' });
});

test('gives up after more than 2 MB', async () => {
  const { fetchPage } = network({ [start]: () => new Response('x'.repeat(2 * 1024 * 1024 + 1)) });
  await expect(fetchPage('TikTok', start)).rejects.toMatchObject({ reason: 'too_large' });
});

test('gives up when the network or the resolver fails', async () => {
  const refuse = () => Promise.reject(new TypeError('refused'));
  const { fetchPage } = network({ [start]: refuse });
  await expect(fetchPage('TikTok', start)).rejects.toMatchObject({ reason: 'network' });
  const offline = createPageFetch({ fetch: silence, lookUp: refuse });
  await expect(offline('TikTok', start)).rejects.toMatchObject({ reason: 'network' });
  const { fetchPage: unnamed, urls } = network({}, { 'www.tiktok.com': [] });
  await expect(unnamed('TikTok', start)).rejects.toMatchObject({ reason: 'network' });
  expect(urls()).toEqual([]);
});
