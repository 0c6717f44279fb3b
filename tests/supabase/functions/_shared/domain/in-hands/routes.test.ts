import { kindById } from '@functions/_shared/domain/goods/kinds.ts';
import { goodsOfKind } from '@functions/_shared/domain/in-hands/goods-of-kind.ts';
import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import { printedStockKinds } from '@functions/_shared/domain/in-hands/printed-stock.assumptions.ts';
import { routeFor } from '@functions/_shared/domain/in-hands/routes.ts';
import { expect, test } from 'vitest';

function goods(kindId: string): GoodsToPlan {
  const known = goodsOfKind(kindId);
  if (known === undefined) throw new Error(kindId);
  return known;
}

test('every kind that is sold as printed stock is in the table of goods, once', () => {
  const ids = printedStockKinds.value;
  expect(ids.filter((id) => kindById(id) === undefined)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a vase is not sold as printed stock', () => {
  expect(routeFor('printed-stock', goods('vase')).missing).toBe('not-stocked');
  expect(routeFor('printed-stock', goods('mug')).missing).toBeNull();
});

test('goods come from the country that is best at them; equals keep the order of the list', () => {
  // Knit apparel: China 5 and Bangladesh 5 in Asia, Portugal 5 and Turkey 5 in Europe.
  expect(routeFor('asia-sea', goods('t-shirt')).route.country).toBe('china');
  expect(routeFor('europe-air', goods('t-shirt')).route.country).toBe('portugal');
  // Glass and drinkware: Turkey 4, Portugal 3.
  expect(routeFor('europe-air', goods('tumbler')).route.country).toBe('turkey');
  // Home textiles: India 5, China 4.
  expect(routeFor('asia-air', goods('throw-blanket')).route.country).toBe('india');
});

test('a chosen country wins', () => {
  const { route, missing } = routeFor('asia-sea', goods('t-shirt'), { asia: 'vietnam' });
  expect(route).toEqual({ id: 'asia-sea', country: 'vietnam', mode: 'ocean' });
  expect(missing).toBeNull();
});

test('a country that is rated weak at the goods has no route', () => {
  // Toys and games: Portugal 1, Turkey 1; headwear: Mexico 2; glass and drinkware: Vietnam 2.
  expect(routeFor('europe-air', goods('plush-toy')).missing).toBe('few-makers');
  expect(routeFor('mexico-truck', goods('baseball-cap')).missing).toBe('few-makers');
  expect(routeFor('asia-sea', goods('tumbler'), { asia: 'vietnam' }).missing).toBe('few-makers');
});

test('a kind that the table does not have has no goods to plan', () => {
  expect(goodsOfKind('unheard-of')).toBeUndefined();
});
