import { marketPricingResponseSchema } from '@functions/_shared/contracts/market-pricing.ts';
import { type CrawledPage, createFirecrawlSearch } from '@functions/market-pricing/firecrawl.ts';
import { createHandler } from '@functions/market-pricing/handler.ts';
import { findTypicalPrices } from '@functions/market-pricing/typical-prices.ts';
import { expect, test, vi } from 'vitest';
import { access, call, directCall, fakeFetch, silence } from '../../../support/functions.ts';

const request = { query: 'canvas tote bag' };

const pages = (...markdowns: string[]): CrawledPage[] =>
  markdowns.map((markdown, index) => ({
    url: `https://m.example/${index}`,
    title: `Canvas tote bag ${index}`,
    markdown,
  }));

const live = (found: CrawledPage[]) => createHandler({ access, searchMarket: async () => found });

const typical = {
  status: 200,
  body: { source: 'builtin', results: findTypicalPrices(request.query) },
};

test('market-pricing returns typical ranges when no crawling key is set', async () => {
  expect(await call(createHandler({ access, searchMarket: undefined }), request)).toEqual(typical);
});

test('market-pricing returns the product at each order size, and nothing else', async () => {
  const handler = createHandler({ access, searchMarket: undefined });
  const { body } = await call(handler, { ...request, productCategory: 'home-goods' });
  const { source, results } = marketPricingResponseSchema.parse(body);
  expect(source).toBe('builtin');
  expect(results.map(({ productName, moq }) => [productName, moq])).toEqual([
    ['Tote bag', 100],
    ['Tote bag', 500],
    ['Tote bag', 1000],
    ['Tote bag', 5000],
  ]);
});

test('market-pricing returns live prices from the market', async () => {
  const answer = await call(live(pages('US$1.20 - 3.50 / piece\nMOQ 300 pcs')), request);
  expect(answer).toEqual({
    status: 200,
    body: {
      source: 'live',
      results: [
        {
          productName: 'Canvas tote bag 0',
          priceRange: { min: 1.2, max: 3.5 },
          moq: 300,
          supplier: 'Supplier not named',
          url: 'https://m.example/0',
          currency: 'USD',
        },
      ],
    },
  });
});

test('market-pricing searches with the words of the visitor', async () => {
  const searchMarket = vi.fn(async () => pages('$2.00'));
  await call(createHandler({ access, searchMarket }), { query: '  dog collar ' });
  expect(searchMarket).toHaveBeenCalledWith('dog collar');
});

test('market-pricing returns at most five offers and alternates between the pages', async () => {
  const list = ['Red', 'Blue', 'Green', 'Black', 'White', 'Pink']
    .map((color) => `[${color} canvas bag](https://m.example/${color})\n$2.00\n`)
    .join('');
  const { body } = await call(live(pages(list, '$3.00')), request);
  const { results } = marketPricingResponseSchema.parse(body);
  expect(results.map(({ productName }) => productName)).toEqual([
    'Red canvas bag',
    'Canvas tote bag 1',
    'Blue canvas bag',
    'Green canvas bag',
    'Black canvas bag',
  ]);
});

test.each([
  ['nothing was found', []],
  ['no page states a price', pages('Contact supplier', '')],
  ['prices are in another currency', pages('€2.00')],
])('market-pricing returns typical ranges when %s', async (_, found) => {
  expect(await call(live(found), request)).toEqual(typical);
});

test.each([
  ['is silent', silence],
  ['refuses for too many requests', () => new Response('', { status: 429 })],
  ['is broken', () => new Response('', { status: 500 })],
  ['answers garbage', () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
])('market-pricing returns typical ranges when the crawling service %s', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const searchMarket = createFirecrawlSearch({
    apiKey: 'fc-secret',
    fetch: fakeFetch(answer).fetch,
    call: directCall(20),
  });
  expect(await call(createHandler({ access, searchMarket }), request)).toEqual(typical);
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0])).not.toContain('fc-secret');
});

test('market-pricing returns an empty list for an unknown product', async () => {
  const handler = createHandler({ access, searchMarket: undefined });
  expect(await call(handler, { query: 'flux capacitor' })).toEqual({
    status: 200,
    body: { source: 'builtin', results: [] },
  });
});

test.each([[{}], [{ query: '   ' }], [{ query: 'x'.repeat(301) }], [{ query: 7 }], [null]])(
  'market-pricing rejects the body %j',
  async (body) => {
    const answer = await call(live([]), body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request' } });
  },
);
