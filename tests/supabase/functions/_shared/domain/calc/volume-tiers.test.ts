import { volumeTierCurves } from '@functions/_shared/domain/calc/volume-tiers.ts';
import { expect, test } from 'vitest';

test('splits the curve where the cost changes, and each tier starts right after the last', () => {
  const tiers = volumeTierCurves(20).map(({ unitCostSharePct, results }) => [
    unitCostSharePct,
    results[0]?.quantityUnits,
    results.at(-1)?.quantityUnits,
  ]);
  expect(tiers).toEqual([
    [40, 500, 500],
    [33, 501, 1000],
    [27, 1001, 3000],
    [22, 3001, 5000],
  ]);
});
