import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { LandedProfit, ProductAnswers } from './answers.ts';

/** What the tools may still be asked about a product, in the order in which it helps to answer. */
export const openQuestions = [
  'product',
  'price',
  'country',
  'quantity',
  'followers',
  'engagement',
  'tariffLine',
] as const;
export type OpenQuestion = (typeof openQuestions)[number];

/** The questions that nothing has answered yet. */
export function findOpenQuestions(answers: ProductAnswers): OpenQuestion[] {
  const isAnswered: Record<OpenQuestion, boolean> = {
    product: productName(answers) !== null,
    price: answers.priceUsd !== undefined,
    country: answers.country !== undefined,
    quantity: answers.quantities !== undefined,
    followers: answers.followers !== undefined,
    engagement: answers.engagementRatePct !== undefined,
    tariffLine: answers.hts8 !== undefined,
  };
  return openQuestions.filter((question) => !isAnswered[question]);
}

/** The product in the visitor's words, else the name of its kind; null if neither is known. */
export function productName({ product, kindId }: ProductAnswers): string | null {
  if (product !== undefined) return product;
  if (kindId === undefined) return null;
  const words = kindId.replaceAll('-', ' ').trim();
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Characters (UTF-16 units) of a name that a bar has room for. */
const longestShortName = 48;

/** A name for a bar: a longer one ends in "…". */
export function shortName(name: string): string {
  return name.length <= longestShortName
    ? name
    : `${cutText(name, longestShortName - 1).trimEnd()}…`;
}

/**
 * `fob`: gross profit as the revenue calculator estimates it. `landed`: what the landed view leaves
 * after freight, duty, fulfillment and returns.
 */
export type ProfitSummary = { basis: 'fob' | 'landed'; per: 'year' | 'unit'; profitUsd: number };

/**
 * A year's profit where the audience is known too, otherwise one unit's; null where price or country
 * is not known. The landed one where it was computed for the product as it is now.
 * @param measuredOrdering from a demand test of the product, as in the calculators
 */
export function summarizeProfit(
  answers: ProductAnswers,
  measuredOrdering?: MeasuredOrdering | undefined,
): ProfitSummary | null {
  const { followers, engagementRatePct, priceUsd, country } = answers;
  if (priceUsd === undefined || country === undefined) return null;
  const audience = { followers, engagementRatePct, measuredOrdering };
  const result = calculateRevenue({ ...audience, priceUsd, country });
  const per = followers === undefined || engagementRatePct === undefined ? 'unit' : 'year';
  const landed = landedProfitOf(answers);
  if (landed !== null) {
    const unitsAYear = result.totalOrderedUnits * 12;
    const profitUsd = landed.perUnitUsd * (per === 'unit' ? 1 : unitsAYear);
    return { basis: 'landed', per, profitUsd };
  }
  return {
    basis: 'fob',
    per,
    profitUsd: per === 'unit' ? priceUsd - result.unitCost : result.yearlyGrossProfit,
  };
}

/** The landed profit, unless price, country or order have changed since. */
function landedProfitOf(answers: ProductAnswers): LandedProfit | null {
  const { landedProfit, priceUsd, country, quantities } = answers;
  if (landedProfit === undefined) return null;
  const holds =
    landedProfit.priceUsd === priceUsd &&
    (country === 'ai-choose' || country === landedProfit.country) &&
    (quantities === undefined || quantities.includes(landedProfit.units));
  return holds ? landedProfit : null;
}
