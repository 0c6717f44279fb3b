import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { choose, remove, startAnother } from '@/lib/visitor-product/change-products.ts';
import {
  currentProduct,
  learn,
  maxProducts,
  noProducts,
  parseProducts,
  serializeProducts,
  unlearn,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';

const all: ProductAnswers = {
  profileUrl: 'https://www.tiktok.com/@mila.bakes',
  audienceWords: 'Sourdough for beginners',
  followers: 120_000,
  engagementRatePct: 4.2,
  priceUsd: 24.99,
  product: 'Tote bag',
  kindId: 'tote-bag',
  motif: 'sunflower',
  productCategory: 'accessories',
  country: 'vietnam',
  currentCountry: 'china',
  category: 'accessories',
  originCodes: ['CN', 'VN'],
  quantities: [500, 2000],
  certifications: ['cpsia', 'gots'],
  monthlyOrders: 82.3,
  fobUsd: 3.1,
  landedProfit: { perUnitUsd: 9.4, priceUsd: 24.99, country: 'vietnam', units: 500 },
  hts8: '4202.92.15',
  launchDay: '2027-03-01',
  quiz: 'currentStatus=china',
  strategy: 'sv=1',
};

const quiz = { from: 'quiz', on: '2026-11-29' } as const;
const creator = { from: 'creator', on: '2026-11-30' } as const;

function reopened(products: VisitorProducts): VisitorProducts {
  return parseProducts(serializeProducts(products), null);
}

test('a record restores every answer with its source', () => {
  const products = learn(noProducts, all, quiz);
  expect(reopened(products)).toEqual(products);
  expect(currentProduct(products).answers).toEqual(all);
  expect(currentProduct(products).origins.country).toEqual(quiz);
});

test('a later answer wins and takes its source along; the same answer keeps the first source', () => {
  const first = learn(noProducts, { country: 'vietnam', followers: 1000 }, quiz);
  const second = learn(first, { country: 'mexico', followers: 1000, priceUsd: 20 }, creator);
  expect(currentProduct(second)).toMatchObject({
    answers: { country: 'mexico', followers: 1000, priceUsd: 20 },
    origins: { country: creator, followers: quiz, priceUsd: creator },
  });
});

test('an undefined or invalid answer leaves the earlier one', () => {
  const first = learn(noProducts, { priceUsd: 20 }, quiz);
  expect(learn(first, { priceUsd: undefined }, creator)).toBe(first);
  expect(learn(first, { priceUsd: -1, followers: 1.5 }, creator)).toBe(first);
});

test('a landed profit that is not whole is left out', () => {
  const landedProfit = {
    perUnitUsd: Number.NaN,
    priceUsd: 20,
    country: 'china',
    units: 1,
  } as const;
  expect(learn(noProducts, { landedProfit }, quiz)).toBe(noProducts);
});

test('other words for the product take its landed profit along', () => {
  const renamed = learn(learn(noProducts, all, quiz), { product: 'Mug' }, creator);
  expect(currentProduct(renamed).answers.landedProfit).toBeUndefined();
});

test('the same words in other letters take nothing along', () => {
  const renamed = learn(
    learn(noProducts, all, quiz),
    { product: ` ${all.product?.toUpperCase()}` },
    creator,
  );
  expect(currentProduct(renamed).answers).toMatchObject({
    kindId: all.kindId,
    hts8: all.hts8,
    landedProfit: all.landedProfit,
  });
});

test('answers can be taken back', () => {
  const products = unlearn(learn(noProducts, all, quiz), ['country', 'quiz']);
  const { answers, origins } = currentProduct(products);
  expect(answers.country).toBeUndefined();
  expect(origins.quiz).toBeUndefined();
  expect(answers.followers).toBe(120_000);
});

test('another product starts empty, and the first can be chosen again', () => {
  const first = learn(noProducts, { product: 'Tote bag' }, creator);
  const second = startAnother(first);
  expect(currentProduct(second).answers).toEqual({});
  const named = learn(second, { product: 'Mug' }, creator);
  expect(named.products.map(({ answers }) => answers.product)).toEqual(['Tote bag', 'Mug']);
  const back = choose(named, first.currentId);
  expect(currentProduct(back).answers.product).toBe('Tote bag');
  expect(reopened(back)).toEqual(back);
});

test('another product keeps the audience, and only that', () => {
  const first = learn(noProducts, all, quiz);
  const second = startAnother(first);
  expect(currentProduct(second).answers).toEqual({
    profileUrl: all.profileUrl,
    audienceWords: all.audienceWords,
    followers: all.followers,
    engagementRatePct: all.engagementRatePct,
  });
  expect(currentProduct(second).origins.followers).toEqual(quiz);
  expect(startAnother(second).products).toHaveLength(2);
});

test('a product nothing is known of is not kept', () => {
  const twice = startAnother(startAnother(learn(noProducts, { product: 'Mug' }, creator)));
  expect(twice.products).toHaveLength(1);
  expect(serializeProducts(noProducts)).toBeNull();
  expect(serializeProducts(startAnother(noProducts))).toBeNull();
});

test('the started product is still the current one after a reload', () => {
  const started = startAnother(learn(noProducts, { product: 'Mug' }, creator));
  expect(currentProduct(reopened(started)).answers).toEqual({});
});

test('beyond five the oldest product goes', () => {
  let products = noProducts;
  for (let index = 1; index <= maxProducts + 2; index++) {
    products = learn(startAnother(products), { product: `Product ${index}` }, creator);
  }
  expect(products.products.map(({ answers }) => answers.product)).toEqual(
    ['3', '4', '5', '6', '7'].map((number) => `Product ${number}`),
  );
  expect(new Set(products.products.map(({ id }) => id)).size).toBe(maxProducts);
});

test('a removed product gives way to the latest of the others', () => {
  const first = learn(noProducts, { product: 'Mug' }, creator);
  const second = learn(startAnother(first), { product: 'Cap' }, creator);
  expect(currentProduct(remove(second, second.currentId)).answers.product).toBe('Mug');
  expect(remove(first, first.currentId)).toEqual(noProducts);
  expect(choose(first, 'unknown')).toBe(first);
});

test('the record of earlier visits is read as one product', () => {
  const earlier = JSON.stringify({ version: 1, answers: { followers: 5000, country: 'korea' } });
  const { answers, origins } = currentProduct(parseProducts(null, earlier));
  expect(answers).toEqual({ followers: 5000, country: 'korea' });
  expect(origins).toEqual({});
  expect(parseProducts(null, JSON.stringify({ version: 9, answers: { followers: 1 } }))).toEqual(
    noProducts,
  );
});

test('a later record wins over the earlier one', () => {
  const earlier = JSON.stringify({ version: 1, answers: { followers: 5000 } });
  const later = serializeProducts(learn(noProducts, { followers: 7000 }, creator));
  expect(currentProduct(parseProducts(later, earlier)).answers.followers).toBe(7000);
});

test('an edited record loses each invalid answer and keeps the others', () => {
  const json = JSON.stringify({
    version: 2,
    currentId: 'a',
    products: [
      {
        id: 'a',
        answers: { followers: 1.5, priceUsd: '25', country: 'korea', email: 'ana@example.com' },
        origins: { country: { from: 'nowhere', on: '2026-11-29' }, priceUsd: quiz },
      },
      { id: '', answers: { followers: 10 } },
      { answers: 7 },
    ],
  });
  expect(parseProducts(json, null)).toEqual({
    currentId: 'a',
    products: [
      {
        id: 'a',
        answers: { country: 'korea' },
        origins: { country: { from: 'earlier', on: '2026-11-29' } },
      },
    ],
  });
});

test('nothing that is stored makes reading throw, and what is read can be stored again', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (json, earlier) => {
      const products = parseProducts(json, earlier);
      expect(reopened(products).products).toEqual(products.products);
    }),
  );
});
