import type { QuoteLine } from './quote-parts.ts';
import type { StepCandidate } from './step-candidate.ts';

/** "1.85 not 1.58", "1.58 should be 1.85": the wrong price, and the one that holds. */
const swap =
  /(?<!\d)(\d{1,5}[.,]\d{1,4})(?:\s?(?:usd|eur|元))?,?\s(?:and )?(?:not|instead of|rather than)\s(?:usd |us\$|\$)?(\d{1,5}[.,]\d{1,4})|(?<!\d)(\d{1,5}[.,]\d{1,4})\s(?:is wrong,? ?(?:it )?)?should (?:be|read)\s(?:usd |us\$|\$)?(\d{1,5}[.,]\d{1,4})/giu;

/** The prices, with those that a later line takes back by naming both. */
export function swappedPrices(
  steps: readonly StepCandidate[],
  lines: readonly QuoteLine[],
): StepCandidate[] {
  const swaps = lines.flatMap((line) =>
    [...line.text.matchAll(swap)].map((match) => ({
      wrong: numberOf(match[2] ?? match[3]),
      right: numberOf(match[1] ?? match[4]),
      start: line.start + match.index,
      end: line.start + match.index + match[0].length,
    })),
  );
  return steps.map((step) => {
    const found = swaps.find(({ wrong, start }) => wrong === step.price && start > step.start);
    if (found === undefined) return step;
    return { ...step, price: found.right, start: found.start, end: found.end };
  });
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
