import { expect, test } from 'vitest';
import { currentProduct, learn, noProducts } from '@/lib/visitor-product/products.ts';
import {
  parseCatalogParams,
  toCatalogParams,
} from '@/tools/move-my-catalog/rules/catalog-address.ts';
import type { CatalogProduct } from '@/tools/move-my-catalog/rules/catalog-product.ts';
import { catalogRow } from '@/tools/move-my-catalog/rules/catalog-row.ts';
import {
  type CatalogAnswers,
  noAnswers,
  titleKey,
} from '@/tools/move-my-catalog/rules/catalog-row-types.ts';
import {
  type CatalogSettings,
  noSettings,
  storedSettings,
} from '@/tools/move-my-catalog/rules/catalog-settings.ts';
import { bestRoute } from '@/tools/move-my-catalog/rules/catalog-total.ts';
import { moveAnswers, withMove } from '@/tools/move-my-catalog/rules/with-move.ts';
import { storedCatalog } from '@/tools/move-my-catalog/storage.ts';

function productOf(title: string, more: Partial<CatalogProduct> = {}): CatalogProduct {
  return {
    key: title,
    line: 2,
    title,
    types: [],
    details: '',
    skus: ['A-1'],
    variants: 1,
    costUsd: undefined,
    yearlyUnits: undefined,
    today: undefined,
    priceUsd: undefined,
    weightG: undefined,
    hsCode: undefined,
    ...more,
  };
}

const settings: CatalogSettings = { ...noSettings, today: 'china', yearlyUnits: 2000 };

const rowOf = (
  title: string,
  {
    answers = {},
    product = {},
    chosen = settings,
  }: {
    answers?: Partial<CatalogAnswers>;
    product?: Partial<CatalogProduct>;
    chosen?: CatalogSettings;
  } = {},
) =>
  catalogRow(productOf(title, product), {
    settings: chosen,
    answers: { ...noAnswers, ...answers },
    entryDate: '2026-11-30',
  });

test('a product whose line is known has figures', () => {
  expect(rowOf('Cotton T-Shirt')).toMatchObject({
    state: 'figures',
    goods: { kindId: 't-shirt', source: 'title' },
    line: { hts8: '6109.10.00', when: 'cotton' },
    question: null,
    today: 'china',
    yearlyUnits: 2000,
    costUsd: null,
    figures: { dutyPct: 36.5, orderUnits: 1000 },
  });
});

test('without a code there is no number, until the question is answered', () => {
  const open = rowOf('Crewneck Tee');
  expect(open).toMatchObject({ state: 'ask', line: null, figures: null });
  const id = open.question?.id ?? '';
  expect(open.question?.options.map(({ hts8 }) => hts8)).toEqual(['6109.10.00', '6109.90.10']);
  const answered = rowOf('Crewneck Tee', {
    answers: { lineByQuestion: { [id]: '6109.90.10' } },
  });
  expect(answered).toMatchObject({
    state: 'figures',
    line: { hts8: '6109.90.10' },
    question: { id },
  });
  // Another T-shirt has the same question.
  expect(rowOf('Boxy T-Shirt').question?.id).not.toBe('');
  expect(rowOf('Graphic Tee').question?.id).toBe(id);
  // A line that is none of the question's answers nothing.
  expect(rowOf('Crewneck Tee', { answers: { lineByQuestion: { [id]: '3406.00.00' } } }).state).toBe(
    'ask',
  );
});

test('a row may be answered by itself', () => {
  const edits = { editsByKey: { 'Crewneck Tee': { hts8: '6109.10.00', today: 'india' as const } } };
  expect(rowOf('Crewneck Tee', { answers: edits })).toMatchObject({
    state: 'figures',
    line: { hts8: '6109.10.00' },
    figures: { today: 'india' },
  });
  expect(rowOf('Graphic Tee', { answers: edits }).state).toBe('ask');
});

test('the row’s own figures come before the settings, and a change before both', () => {
  const product = { today: 'vietnam', yearlyUnits: 500, costUsd: 3 } as const;
  expect(rowOf('Cotton T-Shirt', { product })).toMatchObject({
    today: 'vietnam',
    yearlyUnits: 500,
    costUsd: 3,
  });
  const editsByKey = { 'Cotton T-Shirt': { yearlyUnits: 900, costUsd: 2 } };
  expect(rowOf('Cotton T-Shirt', { product, answers: { editsByKey } })).toMatchObject({
    today: 'vietnam',
    yearlyUnits: 900,
    costUsd: 2,
  });
});

test('what is missing is asked for in the row', () => {
  expect(rowOf('Cotton T-Shirt', { chosen: { ...settings, today: '' } }).state).toBe('no-today');
  expect(rowOf('Cotton T-Shirt', { chosen: { ...settings, yearlyUnits: null } }).state).toBe(
    'no-units',
  );
  expect(rowOf('Gadget No. 9')).toMatchObject({ state: 'unknown', figures: null, goods: null });
  expect(rowOf('Disposable Vape Pen')).toMatchObject({ state: 'not-made', figures: null });
  expect(rowOf('Soda')).toMatchObject({ state: 'duty-open', figures: null });
});

test('words for a title count for every product of that title', () => {
  const answers = { wordsByTitle: { [titleKey({ title: ' The  Sunday ' })]: 'soy candle' } };
  expect(titleKey({ title: 'The Sunday' })).toBe(titleKey({ title: ' the  SUNDAY ' }));
  expect(rowOf('The Sunday', { answers })).toMatchObject({
    state: 'figures',
    goods: { kindId: 'candle', source: 'own-words' },
  });
});

test('settings go into an address and come back; the catalog does not', () => {
  const shared: CatalogSettings = {
    today: 'india',
    yearlyUnits: 1200,
    costMeaning: 'landed',
    countsUsmca: true,
    claimsUsmcaToday: true,
    groupsVariants: false,
  };
  const params = toCatalogParams(shared);
  expect(params.toString()).toBe('mc=1&from=india&units=1200&cost=landed&usmca=1&claimed=1&skus=1');
  expect(parseCatalogParams(params)).toEqual(shared);
  expect(parseCatalogParams(toCatalogParams(noSettings))).toBeNull();
  expect(parseCatalogParams(new URLSearchParams('from=india'))).toBeNull();
  expect(parseCatalogParams(new URLSearchParams('mc=1&from=narnia&units=-4&cost=free'))).toBeNull();
});

test('stored state is read back, whatever somebody made of it', () => {
  const stored = {
    settings,
    answers: {
      lineByQuestion: { q: '6109.10.00' },
      wordsByTitle: { 'the sunday': 'candle' },
      editsByKey: { k: { today: 'india', yearlyUnits: 5, costUsd: 2, hts8: '6109.10.00' } },
    },
    columnByField: { cost: 'Price', units: '' },
    sourceName: 'x.csv',
    isShown: true,
  };
  expect(storedCatalog(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(
    storedCatalog({
      settings: { today: 'narnia', yearlyUnits: 1.5, costMeaning: 'x' },
      answers: {
        lineByQuestion: { q: 'x', z: 4 },
        wordsByTitle: { a: 1 },
        editsByKey: { k: { yearlyUnits: -1, costUsd: 'x', today: 3 } },
      },
      columnByField: { handle: 'x', cost: 3 },
    }),
  ).toEqual({
    settings: noSettings,
    answers: { lineByQuestion: {}, wordsByTitle: {}, editsByKey: { k: {} } },
    columnByField: {},
    sourceName: '',
    isShown: false,
  });
  expect(storedCatalog(undefined).settings).toEqual(noSettings);
  expect(storedSettings(null)).toEqual(noSettings);
});

test('a move is learned as a product of its own, and the next one takes its place', () => {
  const row = rowOf('Cotton T-Shirt', { product: { priceUsd: 28 } });
  const best = bestRoute(row, { countsUsmca: true });
  if (best === null) throw new Error('No move');
  const told = moveAnswers(row, best);
  expect(told).toMatchObject({
    product: 'Cotton T-Shirt',
    kindId: 't-shirt',
    hts8: '6109.10.00',
    priceUsd: 28,
    currentCountry: 'china',
    quantities: [1000],
    monthlyOrders: 166.67,
  });
  const origin = { from: 'catalog', on: '2026-11-30' } as const;
  const own = learn(noProducts, { product: 'candle' }, { from: 'rfq', on: '2026-11-29' });
  const after = withMove(own, told, origin);
  expect(after.products.map(({ answers }) => answers.product)).toEqual([
    'candle',
    'Cotton T-Shirt',
  ]);
  const next = withMove(after, { product: 'Linen Apron' }, origin);
  expect(next.products.map(({ answers }) => answers.product)).toEqual(['candle', 'Linen Apron']);
  expect(currentProduct(next).answers.hts8).toBeUndefined();
  expect(currentProduct(withMove(noProducts, told, origin)).answers.product).toBe('Cotton T-Shirt');
});
