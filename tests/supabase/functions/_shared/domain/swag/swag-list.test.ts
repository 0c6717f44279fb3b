import {
  emptySwagList,
  listPrice,
  type SwagItem,
  type SwagList,
  swagListSchema,
  withItem,
  withoutItem,
} from '@functions/_shared/domain/swag/swag-list.ts';
import { expect, test } from 'vitest';

const tumblers: SwagItem = { piece: 'tumbler', color: 'navy', units: 500 };
const mugs: SwagItem = { piece: 'mug', color: 'white', units: 100 };

test('pieces with a quantity each add up to a total', () => {
  // 500 x $11.04 + 100 x $6.40 = $5,520 + $640.
  const price = listPrice({ items: [tumblers, mugs], kits: null });
  expect(price).toMatchObject({ totalUsd: 6160, kitUsd: null, unpricedCount: 0, isQuoted: false });
  expect(price.range).toEqual({ low: 5544, likely: 6160, high: 7392 });
});

test('kits hold one of each piece, at the price that this many pieces have', () => {
  // At 200: $13.80 + $6.40 = $20.20 a kit, $4,040 in all.
  const price = listPrice({ items: [tumblers, mugs], kits: 200 });
  expect(price).toMatchObject({ kitUsd: 20.2, totalUsd: 4040 });
  expect(price.items.map(({ boughtUnits }) => boughtUnits)).toEqual([200, 200]);
});

test('below the smallest order a line has no price, and a kit none either', () => {
  expect(listPrice({ items: [tumblers, { ...mugs, units: 20 }], kits: null })).toMatchObject({
    totalUsd: 5520,
    unpricedCount: 1,
  });
  expect(listPrice({ items: [mugs], kits: 20 })).toMatchObject({
    totalUsd: 0,
    kitUsd: null,
    unpricedCount: 1,
  });
});

test('an empty list costs nothing and is no kit', () => {
  expect(listPrice(emptySwagList)).toMatchObject({ totalUsd: 0, kitUsd: null });
});

test('a list with a line of a thousand is quoted', () => {
  expect(listPrice({ items: [{ ...mugs, units: 1000 }], kits: null }).isQuoted).toBe(true);
});

test('a piece is on the list once, with what was said last', () => {
  const first = withItem(withItem(emptySwagList, tumblers), mugs);
  const changed = withItem(first, { piece: 'tumbler', color: 'red', units: 50 });
  expect(changed.items).toEqual([{ piece: 'tumbler', color: 'red', units: 50 }, mugs]);
});

test('without its last piece a list of kits is empty', () => {
  const list: SwagList = { items: [tumblers, mugs], kits: 200 };
  expect(withoutItem(list, 'mug')).toEqual({ items: [tumblers], kits: 200 });
  expect(withoutItem(withoutItem(list, 'mug'), 'tumbler')).toEqual(emptySwagList);
});

test('a stored list comes back as it was', () => {
  const list: SwagList = { items: [tumblers, mugs], kits: 200 };
  expect(swagListSchema(JSON.parse(JSON.stringify(list)))).toEqual(list);
});

test.each([
  undefined,
  null,
  'x',
  { items: 'x', kits: 5 },
  { items: [], kits: 5 },
  { items: [{ piece: 'sword', color: 'navy', units: 100 }], kits: null },
  { items: [{ ...tumblers, color: 'toString' }], kits: null },
  { items: [{ ...tumblers, units: 0 }], kits: null },
  { items: [{ ...tumblers, units: 1.5 }], kits: null },
])('a stored list that was edited to %j is empty', (raw) => {
  expect(swagListSchema(raw)).toEqual(emptySwagList);
});

test('a stored list keeps what is valid, and each piece once', () => {
  const raw = { items: [tumblers, { piece: 'mug' }, { ...tumblers, units: 60 }], kits: -1 };
  expect(swagListSchema(raw)).toEqual({ items: [{ ...tumblers, units: 60 }], kits: null });
});
