import type { Estimate } from '../money/estimate.ts';
import { buyingPct } from './expected-orders.ts';
import type { CurvePoint } from './price-curve.ts';

/** What one price earns with a thousand fans who see the drop, US dollars. */
export type PriceResult = Readonly<{ priceUsd: number; earnedUsd: Estimate }>;

export type BestPrice = Readonly<{
  /** For each price, the lowest first. */
  results: readonly PriceResult[];
  best: PriceResult;
  /** Whether another price may do as well: its range reaches the likely result of the best. */
  isClose: boolean;
}>;

/** Results are stated for this many, so that no audience needs to be known. */
export const fansOfResult = 1000;

/**
 * The price that earns most, where the profit of a piece is known for each.
 * @param profitUsdAt what is left of one piece sold at this price; undefined where it is unknown
 * @returns null where it is unknown for one of them, or nobody would buy, or every price loses money
 */
export function bestPrice(
  curve: readonly CurvePoint[],
  profitUsdAt: (priceUsd: number) => Estimate | undefined,
): BestPrice | null {
  const results: PriceResult[] = [];
  for (const point of curve) {
    const profitUsd = profitUsdAt(point.priceUsd);
    if (profitUsd === undefined) return null;
    results.push({ priceUsd: point.priceUsd, earnedUsd: earned(buyingPct(point), profitUsd) });
  }
  const [best, ...others] = results.toSorted((a, b) => b.earnedUsd.likely - a.earnedUsd.likely);
  if (best === undefined || best.earnedUsd.likely <= 0) return null;
  const isClose = others.some(({ earnedUsd }) => earnedUsd.high >= best.earnedUsd.likely);
  return { results, best, isClose };
}

/** A loss is largest where most people buy, so the outer two are sought among all four corners. */
function earned(pct: Estimate, profitUsd: Estimate): Estimate {
  const of = (share: number, usd: number) => ((fansOfResult * share) / 100) * usd;
  const corners = [pct.low, pct.high].flatMap((share) =>
    [profitUsd.low, profitUsd.high].map((usd) => of(share, usd)),
  );
  return {
    low: Math.min(...corners),
    likely: of(pct.likely, profitUsd.likely),
    high: Math.max(...corners),
  };
}
