import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import type { FirstOrder } from '@functions/_shared/domain/money/first-order.ts';
import { formatInteger, formatUsdCents, formatUsdShort } from '@/lib/format.ts';
import { durationText } from './rules/duration-text.ts';
import { landedScreenCopy } from './view-copy.ts';

const { keep, lose, range, firstOrder: copy } = landedScreenCopy;

/** "You keep about $11.40 a piece": a planning figure, so to the dime. */
export function profitText({ likely }: Estimate): string {
  const usd = toStep(likely, 0.1);
  return usd < 0 ? lose(formatUsdCents(-usd)) : keep(formatUsdCents(usd));
}

/** "Between -$1.50 and $19. The likely figure is 32% of the price." */
export function profitRangeText({ low, high }: Estimate, { likely }: Estimate): string {
  return range(
    formatUsdShort(toStep(low, 0.5)),
    formatUsdShort(toStep(high, 0.5)),
    `${Math.round(likely)}%`,
  );
}

/**
 * The honest sentence about an order of this size.
 * @param earningUnits the next larger order that earns money; null if none of those shown does
 */
export function verdictText(
  { verdict, monthsOfStock, firstProfitMonth, startWithUnits }: FirstOrder,
  { units, monthlyOrders }: Readonly<{ units: number; monthlyOrders: number }>,
  earningUnits: number | null = null,
): string {
  if (verdict === 'no-profit') {
    return `${copy.noProfit(formatInteger(units))}${
      earningUnits === null ? copy.noSizeEarns : copy.earnsFrom(formatInteger(earningUnits))
    }`;
  }
  if (verdict === 'no-orders' || monthsOfStock === null) return copy.noOrders;
  const orders = ordersText(monthlyOrders);
  const pieces = formatInteger(units);
  const duration = durationText(monthsOfStock);
  if (verdict === 'too-large') {
    return copy.tooLarge(orders, pieces, duration, formatInteger(startWithUnits ?? 0));
  }
  return `${copy.works(orders, pieces, duration)}${
    firstProfitMonth === null ? copy.noProfitYet : copy.profitFrom(firstProfitMonth)
  }`;
}

/** "6.1 months"; from two years on "5.2 years". */
export function stockText(months: number): string {
  const { figures } = copy;
  return months < 24 ? figures.months(months.toFixed(1)) : figures.years((months / 12).toFixed(1));
}

function ordersText(monthlyOrders: number): string {
  return Math.round(monthlyOrders) < 1
    ? copy.fewOrders
    : copy.orders(formatInteger(Math.round(monthlyOrders)));
}

/** Rounded to multiples of the step. */
function toStep(amount: number, step: number): number {
  const steps = Math.round(Math.abs(amount) / step);
  return Math.sign(amount) * Number((steps * step).toFixed(2)) + 0;
}
