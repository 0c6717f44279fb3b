import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import {
  completeFacts,
  knownFacts,
  missingFacts,
  monthlyOrdersOf,
  sourcesInUse,
} from '@/tools/movers/rules/known-facts.ts';

function recordOf(answers: ProductAnswers, from: AnswerSource = 'quiz') {
  const origins = Object.fromEntries(
    Object.keys(answers).map((name) => [name, { from, on: '2026-11-20' as const }]),
  );
  return { answers, origins };
}

const tee: ProductAnswers = {
  product: 'cotton T-shirt',
  hts8: '6109.10.00',
  currentCountry: 'china',
  monthlyOrders: 416.67,
  quantities: [500, 1000],
  fobUsd: 4.2,
  priceUsd: 30,
  productCategory: 'apparel',
};

test('the record answers everything, and says where it comes from', () => {
  expect(knownFacts({}, recordOf(tee))).toEqual({
    // 416.67 × 12 is 5,000.04.
    needed: { product: 'cotton T-shirt', today: 'china', yearlyUnits: 5000 },
    productCategory: 'apparel',
    hts8: '6109.10.00',
    units: 500,
    priceUsd: 30,
    fob: { country: undefined, usd: 4.2 },
    country: undefined,
    isMiddleOfVolume: false,
    sources: {
      product: 'quiz',
      today: 'quiz',
      yearlyUnits: 'quiz',
      units: 'quiz',
      fob: 'quiz',
    },
  });
});

test('what the tool was told wins and needs no source', () => {
  const { needed, units, sources } = knownFacts(
    { product: 'Cotton T-shirt ', today: 'vietnam', units: 2000 },
    recordOf(tee),
  );
  expect(needed).toEqual({ product: 'Cotton T-shirt ', today: 'vietnam', yearlyUnits: 5000 });
  expect(units).toBe(2000);
  expect(sources).toEqual({ yearlyUnits: 'quiz', fob: 'quiz' });
});

test('a record of another product is left alone, unless its line is the same', () => {
  expect(knownFacts({ product: 'mug' }, recordOf(tee)).needed).toEqual({ product: 'mug' });
  expect(
    knownFacts({ product: 'tee of jersey', hts8: '6109.10.00' }, recordOf(tee)).needed,
  ).toEqual({ product: 'tee of jersey', today: 'china', yearlyUnits: 5000 });
});

test('a price on record belongs to the country that the product is to be made in', () => {
  const { fob, country } = knownFacts({}, recordOf({ ...tee, country: 'mexico' }));
  expect(fob).toEqual({ country: 'mexico', usd: 4.2 });
  expect(country).toBe('mexico');
  expect(knownFacts({}, recordOf({ ...tee, country: 'ai-choose' })).fob?.country).toBeUndefined();
});

test('a country without factories of ours is asked for', () => {
  expect(knownFacts({}, recordOf({ currentCountry: 'other' })).needed.today).toBeUndefined();
});

test('a stated volume stands in with its middle, where the record has no number within it', () => {
  const volumeOf = (volume: { min: number; max: number | null }, answers: ProductAnswers = {}) => {
    const { needed, isMiddleOfVolume } = knownFacts({ volume }, recordOf(answers));
    return [needed.yearlyUnits, isMiddleOfVolume];
  };
  expect(volumeOf({ min: 10_000, max: 50_000 })).toEqual([30_000, true]);
  expect(volumeOf({ min: 100_000, max: null })).toEqual([100_000, true]);
  // 8 orders a month are 96 a year.
  expect(volumeOf({ min: 10_000, max: 50_000 }, { monthlyOrders: 8 })).toEqual([30_000, true]);
  expect(volumeOf({ min: 0, max: 10_000 }, { monthlyOrders: 8 })).toEqual([96, false]);
  expect(volumeOf({ min: 0, max: 10_000 }, { monthlyOrders: 0 })).toEqual([5000, true]);
});

test('what is missing is named in the order of the form', () => {
  expect(missingFacts({})).toEqual(['product', 'today', 'yearlyUnits']);
  expect(missingFacts({ product: 'mug', yearlyUnits: 10 })).toEqual(['today']);
  const all = { product: 'mug', today: 'china' as const, yearlyUnits: 10 };
  expect(missingFacts(all)).toBeNull();
  expect(completeFacts(all)).toEqual(all);
  expect(completeFacts({ product: 'mug' })).toBeNull();
});

test('a source is named while its answer is in use, and once', () => {
  const known = knownFacts({}, recordOf(tee));
  const used = { product: 'cotton T-shirt', today: 'china', yearlyUnits: 5000 } as const;
  expect(sourcesInUse(known, { ...used, units: 500, fobUsd: 4.2 })).toEqual(['quiz']);
  expect(
    sourcesInUse(known, {
      product: 'mug',
      today: 'india',
      yearlyUnits: 1,
      units: 2,
      fobUsd: undefined,
    }),
  ).toEqual([]);
});

test('pieces a year come back from the orders a month', () => {
  // 5,000 / 12 is 416.666…, and 100 / 12 is 8.333….
  expect(monthlyOrdersOf(5000)).toBe(416.67);
  expect(Math.round(monthlyOrdersOf(100) * 12)).toBe(100);
});
