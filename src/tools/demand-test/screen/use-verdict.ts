import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { type BestPrice, bestPrice } from '@functions/_shared/domain/demand/best-price.ts';
import { demandVerdict } from '@functions/_shared/domain/demand/demand-verdict.ts';
import { missingVisitors } from '@functions/_shared/domain/demand/expected-orders.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
  isManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { hasLandedCost, landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import { landedQuery } from '@/tools/landed-view/rules/landed-query.ts';
import { defaultPoint } from '../rules/default-price.ts';
import { reachOf } from '../rules/reached-fans.ts';
import { DemandTestServices } from '../services.ts';

type VerdictOptions = {
  results: DemandResults;
  curve: readonly CurvePoint[];
  product: Pick<ToolProduct, 'known' | 'learn'>;
};

/** Until an order size is known, costs are worked out for this many pieces. */
const usualOrderUnits = 500;
/** How long the pieces of an order last at least, for storage and fees of a month. Months. */
const stockMonths = 3;

/** What the counts mean for an order: facts of the visitor, costs of the product, and the verdict. */
export function useVerdict({ results, curve, product: { known, learn } }: VerdictOptions) {
  const services = use(DemandTestServices);
  const { answers } = known;
  const isKnown = isSameProduct(answers.product, results.product);
  const [told, setTold] = useState<
    Partial<Record<'followers' | 'engagementRatePct' | 'minOrderUnits', number | undefined>>
  >({});
  const [chosenCountry, setCountry] = useState<FactoryCountry | undefined>();
  const [chosenPriceUsd, setPrice] = useState<number | undefined>();

  const request = {
    product: results.product,
    productCategory: isKnown ? answers.productCategory : undefined,
    hts8: isKnown ? answers.hts8 : undefined,
  };
  const costs = useQuery(landedQuery(request, services.landedCost), queryClient);
  const goods = costs.data?.goods ?? undefined;

  const fact = (name: keyof typeof told, otherwise: number | undefined) =>
    name in told ? told[name] : otherwise;
  const followers = fact('followers', answers.followers);
  const engagementRatePct = fact('engagementRatePct', answers.engagementRatePct);
  const minOrderUnits = fact('minOrderUnits', goods?.minOrderUnits);
  const country =
    chosenCountry ??
    (answers.country !== undefined && isFactoryCountry(answers.country)
      ? answers.country
      : undefined);
  const units = Math.max(1, minOrderUnits ?? usualOrderUnits);

  function profitUsdAt(priceUsd: number) {
    if (costs.data === undefined || country === undefined) return undefined;
    if (!hasLandedCost(costs.data, country)) return undefined;
    const choices = { priceUsd, units, monthlyOrders: units / stockMonths, country };
    const ownFobUsd = isKnown && answers.country === country ? answers.fobUsd : undefined;
    return landedChainOf(costs.data, { ...choices, ownFobUsd, hts8: request.hts8 }).chain.profitUsd;
  }

  const isEnough = missingVisitors(results.counts) === 0;
  const best: BestPrice | null = isEnough ? bestPrice(curve, profitUsdAt) : null;
  const point =
    curve.find(({ priceUsd }) => priceUsd === chosenPriceUsd) ??
    defaultPoint(curve, best?.best.priceUsd);
  const reach = reachOf(followers, engagementRatePct);

  return {
    costs,
    goods,
    country,
    units,
    /** Whether a profit can be worked out at all with these choices. */
    hasCosts: point !== undefined && profitUsdAt(point.priceUsd) !== undefined,
    chooseCountry: (next: FactoryCountry) => {
      setCountry(next);
      // The record holds the countries of the calculators.
      if (isManufacturingCountry(next)) learn({ country: next });
    },
    choosePrice: setPrice,
    followers,
    engagementRatePct,
    minOrderUnits,
    tell: (facts: typeof told) => setTold((before) => ({ ...before, ...facts })),
    learn: (facts: Pick<ProductAnswers, 'followers' | 'engagementRatePct'>) => learn(facts),
    isEnough,
    best,
    point,
    reach,
    verdict:
      point &&
      demandVerdict({
        counts: results.counts,
        point,
        minOrderUnits,
        reachedFans: reach?.fans,
      }),
  };
}

export type VerdictState = ReturnType<typeof useVerdict>;
