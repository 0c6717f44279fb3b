import { cachedTariffStore } from '@functions/_shared/cached-tariff-store.ts';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import { copiedLinesStore } from '@tests/support/copied-lines-store.ts';
import { expect, test, vi } from 'vitest';

const tee = '6109.10.00';
const candle = '3406.00.00';
const searched = [
  {
    hts8: tee,
    description: 'T-shirts > Of cotton',
    generalRateText: '16.5%',
    matchedTerm: 'cotton t-shirt',
    termConfidence: 'high' as const,
    termNote: '',
    rank: 1,
  },
];

function counted() {
  const clock = { time: 1000, now: () => clock.time };
  const store = {
    search: vi.fn<TariffStore['search']>(async () => searched),
    facts: vi.fn<TariffStore['facts']>((codes) => copiedLinesStore().facts(codes)),
    sources: vi.fn<TariffStore['sources']>(async () => []),
  };
  return { store, clock, cached: cachedTariffStore(store, clock) };
}

test('the same search is read once in ten minutes', async () => {
  const { store, clock, cached } = counted();
  await cached.search('cotton t-shirts.', 50);
  expect(await cached.search('cotton t-shirts.', 50)).toEqual(searched);
  expect(store.search).toHaveBeenCalledTimes(1);
  clock.time += 10 * 60 * 1000 + 1;
  await cached.search('cotton t-shirts.', 50);
  expect(store.search).toHaveBeenCalledTimes(2);
});

test('a search for fewer lines is another search', async () => {
  const { store, cached } = counted();
  await cached.search('cotton t-shirts.', 50);
  await cached.search('cotton t-shirts.', 8);
  expect(store.search.mock.calls).toEqual([
    ['cotton t-shirts.', 50],
    ['cotton t-shirts.', 8],
  ]);
});

test('only lines that were not read before are read, and all come in the order asked', async () => {
  const { store, cached } = counted();
  await cached.facts([tee]);
  const both = await cached.facts([candle, tee]);
  expect(both.map(({ line }) => line.hts8)).toEqual([candle, tee]);
  expect(store.facts.mock.calls).toEqual([[[tee]], [[candle]]]);
});

test('ten digits give the line of their first eight', async () => {
  const { store, cached } = counted();
  await cached.facts([tee]);
  const [read] = await cached.facts(['6109.10.0004']);
  expect(read?.line.hts8).toBe(tee);
  expect(store.facts).toHaveBeenCalledTimes(1);
});

test('a line that does not exist is asked for again', async () => {
  const { store, cached } = counted();
  expect(await cached.facts(['9999.99.99'])).toEqual([]);
  expect(await cached.facts(['9999.99.99'])).toEqual([]);
  expect(store.facts).toHaveBeenCalledTimes(2);
});

test('a read that failed is not kept', async () => {
  const { store, cached } = counted();
  store.search.mockRejectedValueOnce(new Error('the database is down'));
  await expect(cached.search('cotton t-shirts.', 50)).rejects.toThrow('the database is down');
  expect(await cached.search('cotton t-shirts.', 50)).toEqual(searched);
});
