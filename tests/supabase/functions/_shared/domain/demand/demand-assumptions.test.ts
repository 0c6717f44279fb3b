import { buyersPerHundredVotes } from '@functions/_shared/domain/demand/demand.assumptions.ts';
import { minVisitorsForVerdict, testDays } from '@functions/_shared/domain/demand/demand-test.ts';
import { expect, test } from 'vitest';

test('the figures are those that copy, docs and report say in words', () => {
  // "a quarter", "10 to 50 of 100": results-copy.ts and copy.ts of the demand test, calculator-copy.ts,
  // the page's copy, visitor-report.ts, docs/demand-test.md.
  expect(buyersPerHundredVotes.value).toEqual({ low: 10, likely: 25, high: 50 });
  expect(minVisitorsForVerdict).toBe(100);
  expect(testDays).toEqual({ min: 7, usual: 14, max: 30 });
});
