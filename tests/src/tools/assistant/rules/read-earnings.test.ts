import { expect, test } from 'vitest';
import { engagementRateIn, readEarnings } from '@/tools/assistant/rules/read-earnings.ts';

test.each([
  ['what could i earn with 20k followers at 4% and a $30 product', 20_000, 4, 30],
  ['how much can i make, 1.2m subscribers, 0,8 percent engagement', 1_200_000, 0.8, null],
  ['what could i earn with 50k fans at $25', 50_000, null, 25],
  ['revenue with 9,500 followers and 2% conversion', 9500, null, null],
])('%s', (text, followers, engagementRatePct, priceUsd) => {
  expect(readEarnings(text, [])).toEqual({
    kind: 'earnings',
    followers,
    engagementRatePct,
    priceUsd,
  });
});

test.each(['25% margin', '2% of them order', '0%', '140%', 'a 20% discount'])(
  '“%s” is no engagement rate',
  (text) => {
    expect(engagementRateIn(text)).toBeNull();
  },
);
