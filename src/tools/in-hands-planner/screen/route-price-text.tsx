import type { Route } from '@functions/_shared/domain/in-hands/routes.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { planResultCopy } from '../result-copy.ts';
import { routePrice } from '../rules/route-price.ts';
import type { PlanPrices } from './plan-result.tsx';

const { prices: copy, noPrices, routes } = planResultCopy;

type RoutePriceTextProps = { route: Route; pieces: number; prices: PlanPrices };

/** A piece, delivered, and the whole order; or why there is no price. */
export function RoutePriceText({ route, pieces, prices }: RoutePriceTextProps) {
  if (prices.status === 'loading') {
    return (
      <span role="status" aria-label={copy.loading}>
        <Skeleton className="h-5 w-28" />
      </span>
    );
  }
  if (prices.status === 'failed') return copy.none;
  const price = routePrice(prices.response, route, pieces);
  if ('missing' in price) return noPrices[price.missing];
  const { low, high } = price.perPieceUsd;
  const range = (least: string, most: string) => (least === most ? most : `${least} to ${most}`);
  return (
    <>
      <span className="block">{range(formatUsdCents(low), formatUsdCents(high))}</span>
      <span className="block font-normal text-muted">
        {routes.total(range(formatUsdWhole(low * pieces), formatUsdWhole(high * pieces)))}
      </span>
    </>
  );
}
