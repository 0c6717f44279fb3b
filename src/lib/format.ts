/**
 * How the whole site displays numbers: always en-US, so that a figure in a shared link, an email
 * and a screenshot is the same text. This is the one place where figures are rounded (half away
 * from zero). A value that is not finite is shown as an em dash, and nothing is shown as "-0".
 */

const usdWhole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const usdCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Shown in place of a missing number. */
export const noFigure = '—';

/** US dollars without cents: "$24,000", "-$400". */
export function formatUsdWhole(amountUsd: number): string {
  return format(usdWhole, amountUsd);
}

/** Whether `formatUsdWhole` shows an amount above "$0", that is, at least half a dollar. */
export function showsAsMoney(amountUsd: number): boolean {
  return formatUsdWhole(amountUsd) !== formatUsdWhole(0);
}

/** US dollars with two decimals, for costs per unit: "$5.00". */
export function formatUsdCents(amountUsd: number): string {
  return format(usdCents, amountUsd);
}

/** US dollars with cents only where there are some, for prices inside a sentence: "$9", "$1.50". */
export function formatUsdShort(amountUsd: number): string {
  const cents = formatUsdCents(amountUsd);
  return cents.endsWith('.00') ? cents.slice(0, -3) : cents;
}

/** A percentage with one decimal; the value is in percent, so 3.5 gives "3.5%". */
export function formatPct1(valuePct: number): string {
  return Number.isFinite(valuePct) ? `${format(oneDecimal, valuePct)}%` : noFigure;
}

/** A whole number with thousands separators: "12,500". */
export function formatInteger(value: number): string {
  return format(integer, value);
}

/**
 * A short follower count: "1.2M" from a million, "45K" from a thousand, and below that the number
 * itself, because "0K" would be wrong. What rounds to 1000K is shown as "1.0M". A negative count is
 * shown as an em dash.
 */
export function formatFollowers(followers: number): string {
  if (!Number.isFinite(followers) || followers < 0) return noFigure;
  if (Math.round(followers) < 1000) return format(integer, followers);
  if (Math.round(followers / 1000) < 1000) return `${format(integer, followers / 1000)}K`;
  return `${format(oneDecimal, followers / 1_000_000)}M`;
}

function format(formatter: Intl.NumberFormat, value: number): string {
  if (!Number.isFinite(value)) return noFigure;
  const text = formatter.format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}
