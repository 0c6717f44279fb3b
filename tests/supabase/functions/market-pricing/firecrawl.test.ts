import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { createFirecrawlSearch } from '@functions/market-pricing/firecrawl.ts';
import { expect, test } from 'vitest';
import { directCall, fakeFetch, silence } from '../../../support/functions.ts';

const found = (data: unknown) => () => Response.json({ success: true, data });

const search = (answer: () => Response | Promise<Response>, timeoutMs?: number) => {
  const { fetch, requests } = fakeFetch(answer);
  const search = createFirecrawlSearch({
    apiKey: 'fc-secret',
    fetch,
    call: directCall(timeoutMs ?? 20_000),
  });
  return { search, requests };
};

test('createFirecrawlSearch requests five results as Markdown of the main content, with a time limit', async () => {
  const { search: find, requests } = search(found({ web: [] }));
  await find('cotton tote bag');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('https://api.firecrawl.dev/v2/search');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer fc-secret');
  expect(requests[0]?.body).toEqual({
    query: 'cotton tote bag wholesale price min order site:alibaba.com',
    limit: 5,
    timeout: 20_000,
    scrapeOptions: { formats: ['markdown'], onlyMainContent: true },
  });
});

test("createFirecrawlSearch removes search operators from the visitor's words", async () => {
  const { search: find, requests } = search(found({ web: [] }));
  await find('"mug" site:evil.example -logo T-shirt');
  expect(requests[0]?.body).toMatchObject({
    query: 'mug evil.example logo T-shirt wholesale price min order site:alibaba.com',
  });
});

test('createFirecrawlSearch returns at most five pages with their text, without missing pages', async () => {
  const page = (n: number) => ({ url: `https://m.example/${n}`, title: `P${n}`, markdown: '$1' });
  const { search: find } = search(
    found({
      web: [
        { ...page(0), metadata: { statusCode: 404 } },
        { url: 'https://m.example/bare', title: null },
        { title: 'no address' },
        'garbage',
        ...[1, 2, 3, 4, 5, 6].map(page),
      ],
    }),
  );
  expect(await find('mug')).toEqual([
    { url: 'https://m.example/bare', title: '', markdown: '' },
    ...[1, 2, 3, 4].map(page),
  ]);
});

test('createFirecrawlSearch accepts a bare list', async () => {
  const { search: find } = search(found([{ url: 'https://m.example/1', markdown: '$1' }]));
  expect(await find('mug')).toEqual([{ url: 'https://m.example/1', title: '', markdown: '$1' }]);
});

test.each([
  ['status', () => new Response('slow down', { status: 429 })],
  ['status', () => new Response('oops', { status: 500 })],
  ['status', () => Response.json({ success: false, error: 'Unauthorized' }, { status: 401 })],
  ['shape', () => new Response('<html>gateway</html>')],
  ['shape', () => Response.json({ success: false, error: 'no credits' })],
  ['shape', () => Response.json({ success: true, data: 'soon' })],
  ['network', () => Promise.reject(new TypeError('connection refused'))],
  ['too_large', () => new Response('x', { headers: { 'content-length': '999999999' } })],
])('createFirecrawlSearch throws a %s error (case %#)', async (reason, answer) => {
  await expect(search(answer).search('mug')).rejects.toMatchObject({ reason });
});

test('createFirecrawlSearch times out when there is no response', async () => {
  const failure = search(silence, 20).search('mug');
  await expect(failure).rejects.toBeInstanceOf(ServiceError);
  await expect(failure).rejects.toMatchObject({ reason: 'timeout' });
});
