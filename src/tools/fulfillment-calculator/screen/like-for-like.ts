import type {
  Competitor,
  CompetitorLineId,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import { monthlyLineCostUsd } from '@functions/_shared/domain/calc/fulfillment/cost-line.ts';
import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { formatUsdWhole, showsAsMoney } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';

const { likeForLike: copy } = fulfillmentCalculatorCopy.results;

/** What Amazon charges for stock that stays too long, and the model for every order. */
const staleStockLines: readonly CompetitorLineId[] = ['long-term-storage', 'removal'];

/** What the compared amounts do not have in common, for the competitor that was chosen. */
export function likeForLikeNotes(
  { monthlyOrders, competitorComparison }: FulfillmentInput,
  models: readonly Competitor[],
): string[] {
  const notes = [copy.ours, copy.current];
  const chosen = models.find(({ id }) => id === competitorComparison);
  if (chosen === undefined) return notes;
  const staleStockUsd = chosen.lines
    .filter(({ id }) => chosen.id === 'fulfillment-by-amazon' && staleStockLines.includes(id))
    .reduce((sumUsd, line) => sumUsd + monthlyLineCostUsd(line, monthlyOrders), 0);
  return [
    ...notes,
    copy.competitors[chosen.id],
    ...(showsAsMoney(staleStockUsd) ? [copy.amazonStorage(formatUsdWhole(staleStockUsd))] : []),
  ];
}
