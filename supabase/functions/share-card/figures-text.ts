/** Figures as the site shows them (src/lib/format.ts), so that a card agrees with its page. */

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const countOfOrders = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export function dollarsText(amountUsd: number): string {
  return dollars.format(amountUsd);
}

/** Whether the amount is shown as more than "$0". */
export function showsAsDollars(amountUsd: number): boolean {
  return Math.abs(amountUsd) >= 0.5;
}

export function centsText(amountUsd: number): string {
  return cents.format(amountUsd);
}

/** 72 gives "72.0%". */
export function percentText(pct: number): string {
  return `${oneDecimal.format(pct)}%`;
}

export function wholeText(count: number): string {
  return whole.format(count);
}

/** Orders a month may be an average: "12.5". */
export function ordersText(orders: number): string {
  return countOfOrders.format(orders);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
