import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import type { Mover } from '@functions/_shared/domain/money/movers.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import { moversScreenCopy as copy } from './movers-copy.ts';

/** Longer than that, nobody plans. */
const longestPaybackMonths = 60;

/** The row with the largest saving; undefined where none saves as much as a cent. */
export function bestMover(movers: readonly Mover[]): Mover | undefined {
  return movers.find(saves);
}

/** Whether the likely saving shows as money. */
export function saves({ savingUsd, isToday }: Mover): boolean {
  return !isToday && savingUsd.likely >= 0.005;
}

/** What the best country saves and when that has paid for the move, or that none saves anything. */
export function summaryText(movers: readonly Mover[], yearlyUnits: number): string {
  const today = movers.find(({ isToday }) => isToday);
  if (today === undefined) return '';
  const from = countryInText(today.country);
  const best = bestMover(movers);
  if (best === undefined) return `${copy.summary.none(from)}${nearestText(movers)}`;
  const moved = copy.summary.saves(
    from,
    countryInText(best.country),
    formatUsdCents(best.savingUsd.likely),
    planningUsd(best.savingPerYearUsd.likely),
    formatInteger(yearlyUnits),
  );
  const costs = planningUsd(best.costs?.totalUsd.likely ?? 0);
  return `${moved} ${
    isPaidBack(best.paybackMonths)
      ? copy.summary.paysBack(costs, paybackText(best.paybackMonths))
      : copy.summary.tooSlow(costs)
  }`;
}

/** How sure the best row is: "The range is $0.31 to $0.71 a piece. At worst, the move is paid back in …". */
export function summaryRangeText(movers: readonly Mover[]): string | null {
  const best = bestMover(movers);
  if (best === undefined) return null;
  const { low, high } = best.savingUsd;
  const range = copy.summary.range(formatUsdCents(low), formatUsdCents(high));
  if (low < 0.005) return `${range} ${copy.summary.worstNothing}`;
  return isPaidBack(best.slowestPaybackMonths)
    ? `${range} ${copy.summary.worst(paybackText(best.slowestPaybackMonths))}`
    : `${range} ${copy.summary.worstSlow}`;
}

/** The country that comes closest, where none saves anything. */
function nearestText(movers: readonly Mover[]): string {
  const nearest = movers.find(({ isToday }) => !isToday);
  if (nearest === undefined) return '';
  const name = countryInText(nearest.country);
  const more = copy.summary.nearest(name, formatUsdCents(-nearest.savingUsd.likely));
  return nearest.breakEvenFobUsd === null
    ? more
    : `${more}${copy.summary.wouldFrom(formatUsdCents(nearest.breakEvenFobUsd))}`;
}

/** "$0.42" a piece, or "$0.12 more". */
export function savingText(mover: Mover): string {
  const { likely } = mover.savingUsd;
  if (mover.isToday) return copy.row.today;
  if (saves(mover)) return formatUsdCents(likely);
  return likely > -0.005 ? copy.row.same : copy.row.more(formatUsdCents(-likely));
}

/** "$2,100" a year, or plainly that nothing is saved. */
export function savingPerYearText(mover: Mover): string {
  if (mover.isToday) return '';
  return saves(mover) ? planningUsd(mover.savingPerYearUsd.likely) : copy.row.nothing;
}

export function costsText({ costs }: Mover): string {
  return costs === null ? '' : planningUsd(costs.totalUsd.likely);
}

/** "11 months", "over 5 years", "never". */
export function paybackText(months: number | null): string {
  if (months === null) return copy.payback.never;
  if (!isPaidBack(months)) return copy.payback.tooSlow;
  return copy.payback.months(Math.max(1, Math.ceil(months)));
}

/** The payback of a row: what shows as no saving pays nothing back. */
export function rowPaybackText(mover: Mover): string {
  if (mover.isToday) return '';
  return paybackText(saves(mover) ? mover.paybackMonths : null);
}

/** What a piece from there may cost at most. */
export function breakEvenText({ breakEvenFobUsd, country }: Mover): string {
  const name = countryInText(country);
  return breakEvenFobUsd === null
    ? copy.detail.noBreakEven(name)
    : copy.detail.breakEven(name, formatUsdCents(breakEvenFobUsd));
}

/** "$0.31 to $0.71"; one amount where both are the same. */
export function rangeText({ low, high }: Estimate, format: (usd: number) => string): string {
  const [from, to] = [format(low), format(high)];
  return from === to ? from : copy.range(from, to);
}

/** A planning amount, to ten dollars; small ones to the dollar. */
export function planningUsd(usd: number): string {
  const step = Math.abs(usd) < 100 ? 1 : 10;
  return formatUsdWhole(Math.round(usd / step) * step);
}

/** An own or usual price inside a sentence. */
export function priceText(usd: number): string {
  return formatUsdShort(Math.round(usd * 100) / 100);
}

function isPaidBack(months: number | null): months is number {
  return months !== null && months <= longestPaybackMonths;
}
