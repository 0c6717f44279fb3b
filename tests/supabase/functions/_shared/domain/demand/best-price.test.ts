import { bestPrice } from '@functions/_shared/domain/demand/best-price.ts';
import { priceCurve } from '@functions/_shared/domain/demand/price-curve.ts';
import { exactly } from '@functions/_shared/domain/money/estimate.ts';
import { expect, test } from 'vitest';

const prices = [20, 30, 40];
/** 1,000 visitors: 30% would buy at $20, 20% at $30, 2% at $40. */
const curve = priceCurve(prices, { visitors: 1000, votes: [100, 180, 20] });
const afterCosts = (costUsd: number) => (priceUsd: number) => exactly(priceUsd - costUsd);

test('the best price earns most: buyers times what is left of a piece', () => {
  const found = bestPrice(curve, afterCosts(12));
  // By hand for a thousand fans: 1000 × 30% × 25% × $8 = 600; 20%: × $18 = 900; 2%: × $28 = 140.
  expect(found?.results.map(({ earnedUsd }) => earnedUsd.likely)).toEqual([
    expect.closeTo(600, 6),
    expect.closeTo(900, 6),
    expect.closeTo(140, 6),
  ]);
  expect(found?.best.priceUsd).toBe(30);
  // At $20 up to 32.9% × 50% × $8 = 1,317 are possible.
  expect(found?.isClose).toBe(true);
});

test('a price that loses money cannot win, and its loss is largest where most buy', () => {
  const found = bestPrice(curve, afterCosts(25));
  expect(found?.best.priceUsd).toBe(30);
  const [cheapest] = found?.results ?? [];
  expect(cheapest?.earnedUsd.low).toBeLessThan(cheapest?.earnedUsd.high ?? 0);
  expect(cheapest?.earnedUsd.high).toBeLessThan(0);
});

test('there is none where every price loses, nobody would buy, or a profit is unknown', () => {
  expect(bestPrice(curve, afterCosts(50))).toBeNull();
  const nobody = priceCurve(prices, { visitors: 1000, votes: [0, 0, 0] });
  expect(bestPrice(nobody, afterCosts(12))).toBeNull();
  expect(bestPrice([], afterCosts(12))).toBeNull();
  expect(bestPrice(curve, (usd) => (usd > 30 ? undefined : exactly(1)))).toBeNull();
});
