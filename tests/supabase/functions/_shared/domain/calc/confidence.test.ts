import { scoreConfidence } from '@functions/_shared/domain/calc/confidence.ts';
import { expect, test } from 'vitest';

test.each([
  [0, false, false, 50, 'low'],
  [0, true, false, 65, 'medium'], // 50 + 15
  [0, false, true, 65, 'medium'],
  [1, false, false, 70, 'medium'], // 50 + 20
  [0, true, true, 80, 'high'], // 50 + 15 + 15
  [1, true, false, 85, 'high'], // 50 + 20 + 15
  [1, false, true, 85, 'high'],
  [1, true, true, 90, 'high'], // 100, capped
  [-1, false, false, 50, 'low'],
  [Number.NaN, false, false, 50, 'low'],
] as const)(
  'scoreConfidence revenue %d, matches %s, feasible %s: %d, %s',
  (yearlyRevenueUsd, hasFactoryMatches, isManufacturingFeasible, score, level) => {
    expect(
      scoreConfidence({ yearlyRevenueUsd, hasFactoryMatches, isManufacturingFeasible }),
    ).toEqual({ score, level });
  },
);
