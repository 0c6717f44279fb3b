import { type Estimate, sumOf, zero } from '@functions/_shared/domain/money/estimate.ts';
import type { CatalogRow } from './catalog-row-types.ts';
import type { CatalogSettings } from './catalog-settings.ts';
import type { RouteFigures } from './product-figures.ts';

/** A move that takes longer to pay for itself is none that anybody plans. Months. */
export const longestPaybackMonths = 60;

type Options = Pick<CatalogSettings, 'countsUsmca'>;

/**
 * The route that saves most a year; null where none saves anything, or none pays for the move within
 * five years. A route whose duty is not one number is left out, because its saving would be a guess,
 * and so is a country that hardly makes such goods.
 */
export function bestRoute({ figures }: CatalogRow, { countsUsmca }: Options): RouteFigures | null {
  const worth = (figures?.routes ?? []).filter(
    ({ route, isToday, isMadeThere, dutyPct, savingUsd, paybackMonths }) =>
      !isToday &&
      isMadeThere &&
      dutyPct !== null &&
      (countsUsmca || route !== 'mexico-usmca') &&
      savingUsd.likely >= leastSavingUsd &&
      paybackMonths !== null &&
      paybackMonths <= longestPaybackMonths,
  );
  const [best] = worth.toSorted((a, b) => b.yearUsd.likely - a.yearUsd.likely);
  return best ?? null;
}

/** What shows as money. */
const leastSavingUsd = 0.005;

export type CatalogTotal = Readonly<{
  /** What the best moves save a year, US dollars. */
  yearUsd: Estimate;
  /** What these moves cost once. */
  costUsd: Estimate;
  /** Months until the savings have paid for all of them; null without a move. */
  paybackMonths: number | null;
  /** Products that are worth moving. */
  moves: number;
  /** Products with all numbers: the sums are over these. */
  counted: number;
  products: number;
}>;

/** The sums over all products that have every number. */
export function catalogTotal(rows: readonly CatalogRow[], options: Options): CatalogTotal {
  const best = rows.map((row) => bestRoute(row, options)).filter((route) => route !== null);
  const yearUsd = best.length === 0 ? zero : sumOf(best.map((route) => route.yearUsd));
  const costUsd = best.length === 0 ? zero : sumOf(best.map((route) => route.costUsd));
  return {
    yearUsd,
    costUsd,
    paybackMonths: yearUsd.likely > 0 ? costUsd.likely / (yearUsd.likely / 12) : null,
    moves: best.length,
    counted: rows.filter(({ figures }) => figures !== null).length,
    products: rows.length,
  };
}

/** The rows by what their best move saves, the most first; those without numbers come last. */
export function byMoney(rows: readonly CatalogRow[], options: Options): readonly CatalogRow[] {
  const money = new Map(rows.map((row) => [row, moneyOf(row, options)]));
  return rows.toSorted(
    (a, b) => (money.get(b) ?? 0) - (money.get(a) ?? 0) || a.product.line - b.product.line,
  );
}

/** Below zero for rows without numbers: first those with a question, then the others. */
function moneyOf(row: CatalogRow, options: Options): number {
  if (row.figures === null) return row.state === 'ask' ? -1 : -2;
  return bestRoute(row, options)?.yearUsd.likely ?? 0;
}
