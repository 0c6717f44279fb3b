import {
  parseRate,
  rateAmount,
  specialRateOf,
} from '@functions/_shared/domain/tariff/parse-rate.ts';
import { expect, test } from 'vitest';

test.each([
  ['Free', {}, 0],
  ['16.5%', {}, 16.5],
  ['6.5% on the entire set', {}, 6.5],
  ['4.4¢/kg', { unitValueUsd: 2, unitWeightKg: 0.5 }, 1.1],
  ['$1.104/kg + 14.9%', { unitValueUsd: 10, unitWeightKg: 1 }, 11.04 + 14.9],
  ['40¢/kg +10.4%', { unitValueUsd: 4, unitWeightKg: 1 }, 10 + 10.4],
  ['76¢/pr. + 32%', { unitValueUsd: 10 }, 7.6 + 32],
  ['96¢/doz. + 1.4%', { unitValueUsd: 2 }, 4 + 1.4],
  ['14¢/gross + 4.3%', { unitValueUsd: 0.1 }, (14 / 144 / 10) * 100 + 4.3],
  ['89.6¢/1000', { unitValueUsd: 1 }, 0.0896],
  ['20¢/thousand + 3.5%', { unitValueUsd: 0.02 }, 1 + 3.5],
  ['68¢/head', { unitValueUsd: 100 }, 0.68],
])('%s of %o is %d percent', (text, piece, pct) => {
  expect(rateAmount(parseRate(text), piece).pct).toBeCloseTo(pct, 9);
});

test.each([
  ['20¢/kg + 7%', 7],
  ['0.2¢/liter', 0],
  ['40¢ each + 8.5% on the case + 14% on the strap, band or bracelet', 0],
  ['See additional U.S. note 1', 0],
  ['3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees', 0],
])('%s is not a single number; at least %d percent', (text, minimumPct) => {
  expect(rateAmount(parseRate(text), {})).toEqual({ pct: null, minimumPct });
});

test('special rates are parsed by program', () => {
  const text = 'Free (A+,AU, S,SG) 3.2% (KR) See 9822.05.20 (P)';
  expect(specialRateOf(text, 'S')).toBe('Free');
  expect(specialRateOf(text, 'KR')).toBe('3.2%');
  expect(specialRateOf(text, 'P')).toBe('See 9822.05.20');
  expect(specialRateOf(text, 'IL')).toBeNull();
});
