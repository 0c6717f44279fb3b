import {
  nothingStated,
  nothingUnderstood,
  understoodMug,
} from '@tests/support/understood-goods.ts';
import { expect, test } from 'vitest';
import { suggestionsFor, usualPrices } from '@/tools/rfq-generator/rules/goods-reading.ts';
import { emptyRfqFields } from '@/tools/rfq-generator/rules/rfq.ts';
import { buildFields } from './build-rfq.ts';

const empty = emptyRfqFields('');

test('suggestionsFor fills empty fields with what is usual', () => {
  expect(suggestionsFor(understoodMug(), empty)).toEqual({
    materials: 'stoneware',
    specification: 'decal',
    firstQuantity: '300',
  });
});

test('suggestionsFor leaves what was typed alone', () => {
  expect(suggestionsFor(understoodMug(), buildFields({ firstQuantity: '' }))).toEqual({});
});

test('suggestionsFor prefers what the visitor stated beside the name', () => {
  const answer = {
    ...understoodMug(),
    stated: { ...nothingStated, units: 2000, maxUnitPriceUsd: 2.5, country: 'portugal' },
  };
  expect(suggestionsFor(answer, empty)).toMatchObject({
    firstQuantity: '2000',
    targetPrice: '2.5',
    origin: 'portugal',
  });
});

test('suggestionsFor takes "3 pairs in a set" for no order, and ignores a country without factories', () => {
  const answer = {
    ...understoodMug(),
    stated: { ...nothingStated, units: 3, country: 'atlantis' },
  };
  expect(suggestionsFor(answer, empty)).toMatchObject({ firstQuantity: '300' });
  expect(suggestionsFor(answer, empty)).not.toHaveProperty('origin');
});

test('suggestionsFor suggests nothing for a product we do not know', () => {
  expect(suggestionsFor(nothingUnderstood, empty)).toEqual({});
});

test('suggestionsFor suggests no material for goods without one', () => {
  expect(suggestionsFor(understoodMug({ materials: [] }), empty).materials).toBeUndefined();
});

test('usualPrices are those of the order size known next below', () => {
  const goods = understoodMug().understoodAs;
  if (goods === null) throw new Error('a mug');
  expect(usualPrices(goods, [50, 999, 20_000])).toEqual([
    { units: 50, low: 1.7, high: 4.8 },
    { units: 999, low: 1.4, high: 3.9 },
    { units: 20_000, low: 1.1, high: 3 },
  ]);
  expect(usualPrices(goods, [])).toEqual([{ units: 300, low: 1.7, high: 4.8 }]);
});
