import { parseTestPrices } from '@functions/_shared/domain/demand/parse-test-prices.ts';
import { formatUsdShort } from '@/lib/format.ts';
import { demandTestCopy } from './copy.ts';

/** How three prices will stand on the page, where they were typed in another order; else "". */
export function priceOrderText(typed: readonly string[], locale: string): string {
  const prices = parseTestPrices(typed, locale);
  if (!prices.ok || !prices.isReordered) return '';
  return demandTestCopy.form.prices.reordered(prices.pricesUsd.map(formatUsdShort).join(', '));
}
