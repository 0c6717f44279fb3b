import type { Assumption } from '../money/assumption.ts';
import type { Estimate } from '../money/estimate.ts';

/**
 * Of a hundred who say that they would buy, how many do: a planning range of ours. What is published
 * compares amounts that people name with amounts that they pay in the same experiment: the median of
 * 83 comparisons in 28 studies is 1.35 to 1, with a long tail, and a factor of two or three is the
 * common belief (Murphy, Allen, Stevens and Weatherhead, Environmental and Resource Economics 30
 * (2005), 313-325). Between a click on a page and a payment weeks later lies more, so even our highest
 * figure is below what that median would leave.
 */
export const buyersPerHundredVotes: Assumption<Estimate> = {
  value: { low: 10, likely: 25, high: 50 },
  source: 'BrandBFF planning range',
  year: 2026,
};
