import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import { catalogProducts, routePrice } from '@/tools/in-hands-planner/rules/route-price.ts';
import { swagCatalogCopy } from '@/tools/swag-catalog/copy.ts';

const stock = { id: 'printed-stock', country: 'usa', mode: 'truck' } as const;
const sea = { id: 'asia-sea', country: 'vietnam', mode: 'ocean' } as const;

test('each product of the catalog that we price by is of its kind', () => {
  for (const [kindId, id] of catalogProducts) {
    expect(swagCatalogCopy.products.find((product) => product.id === id)?.kindIds[0]).toBe(kindId);
  }
});

test('printed stock costs what the catalog says, and the truck', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  const price = routePrice(response, stock, 500);
  // 80% of $8.90 is $7.12. 500 × 28 × 22 × 2 cm × 1.15 = 0.7084 m³, and 108 kg: 0.7084 m³ are more
  // than 108 / 333. $90 + 45 × 0.7084 = $121.88, $150 + 70 × 0.7084 = $199.59, $250 + 110 × 0.7084 =
  // $327.92, each over 500 pieces.
  expect(price).toMatchObject({ basis: 'swag-catalog' });
  if ('missing' in price) throw new Error('It has a price.');
  expect(price.perPieceUsd.low).toBeCloseTo(7.12 + 0.24376, 4);
  expect(price.perPieceUsd.likely).toBeCloseTo(7.12 + 0.39918, 4);
  expect(price.perPieceUsd.high).toBeCloseTo(7.12 + 0.65585, 4);
});

test('below the smallest order, and for goods outside the catalog, nothing is priced', async () => {
  const tee = await landedCostAnswer('cotton t-shirt');
  expect(routePrice(tee, stock, 49)).toEqual({ missing: 'below-smallest' });
  const hoodie = await landedCostAnswer('cotton hoodie');
  expect(routePrice(hoodie, stock, 500)).toEqual({ missing: 'no-catalog-price' });
});

test('made goods cost the landed chain up to the door', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  const price = routePrice(response, sea, 1000);
  if ('missing' in price) throw new Error('It has a price.');
  expect(price.basis).toBe('landed');
  // By hand in six-products.test.ts, low: goods 2.625, freight 0.314596; with insurance, duty, fees
  // and the broker it stays below the landed cost, which adds receiving and storage.
  expect(price.perPieceUsd.low).toBeGreaterThan(2.625 + 0.314596);
  const { perPieceUsd } = price;
  expect(perPieceUsd.low).toBeLessThan(perPieceUsd.likely);
  expect(perPieceUsd.likely).toBeLessThan(perPieceUsd.high);
});

test('without a tariff line there is no price', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  const countries = response.countries.map((each) => ({ ...each, duties: [] }));
  expect(routePrice({ ...response, countries }, sea, 1000)).toEqual({ missing: 'no-tariff-line' });
});

test('goods that are not understood cannot be priced', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  expect(() => routePrice({ ...response, goods: null }, sea, 1000)).toThrow(RangeError);
});
