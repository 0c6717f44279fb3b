import type { AudienceProduct } from '@functions/_shared/domain/calc/audience-product.ts';
import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { LandedViewProps } from '../index.tsx';

/** What both calculators tell the landed view. */
export function calculatorProps(
  {
    product,
    productCategory,
    priceUsd,
    country,
    engagementRatePct,
    measuredOrdering,
  }: AudienceProduct & {
    productCategory?: ProductCategory;
    measuredOrdering?: MeasuredOrdering | undefined;
  },
  { totalOrderedUnits, unitCost }: RevenueResult,
): Omit<LandedViewProps, 'tool'> {
  return {
    product,
    productCategory,
    priceUsd,
    country,
    engagementRatePct,
    orderingPct: measuredOrdering?.pct,
    monthlyOrders: totalOrderedUnits,
    unitCostUsd: unitCost,
  };
}
