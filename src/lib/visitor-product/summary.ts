import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { ProductAnswers } from './answers.ts';

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

/** A name for a place that has room for so many UTF-16 units: a longer one ends in "…". */
export function shortName(name: string, maxLength: number): string {
  return name.length <= maxLength ? name : `${cutText(name, maxLength - 1).trimEnd()}…`;
}

/** Gross profit FOB, as the revenue calculator estimates it. */
export type ProfitSummary = { per: 'year' | 'unit'; grossProfitUsd: number };

/**
 * A year's profit where audience, price and country are known, one unit's where only price and
 * country are, otherwise null.
 */
export function summarizeProfit(answers: ProductAnswers): ProfitSummary | null {
  const { followers, engagementRatePct, priceUsd, country } = answers;
  if (priceUsd === undefined || country === undefined) return null;
  const result = calculateRevenue({ followers, engagementRatePct, priceUsd, country });
  return followers === undefined || engagementRatePct === undefined
    ? { per: 'unit', grossProfitUsd: priceUsd - result.unitCost }
    : { per: 'year', grossProfitUsd: result.yearlyGrossProfit };
}
