import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-chain.ts';
import { useState } from 'react';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import type { LandedViewProps } from '../index.tsx';
import { type LandedChoices, withOwnFigure } from '../rules/landed-choices.ts';
import { landedCountries, landedIn, shownCountry } from '../rules/landed-countries.ts';
import {
  givenCountry,
  knownFobUsd,
  knownOfProduct,
  landedOrderOf,
  openingChoices,
} from '../rules/landed-order.ts';
import { choicesKey, storedChoices } from '../storage.ts';
import { useLearnProfit } from './use-learn-profit.ts';

export type LandedState = ReturnType<typeof useLandedView>;

/** What the view is computed from: the tool's figures, what is known, and the visitor's choices. */
export function useLandedView(
  props: LandedViewProps,
  response: LandedCostResponse,
  goods: UnderstoodGoods,
) {
  const { known, learn } = useToolProduct(props.tool);
  const [picked, setPicked] = useState<{ from: string; country: FactoryCountry } | null>(null);
  // The record may speak of another product than a link that was opened.
  const { quantities, monthlyOrders } = knownOfProduct(known.answers, props.product);
  const given = givenCountry(props);
  const chosen = picked?.from === props.country ? picked.country : given;
  const knownFob = knownFobUsd(props, known.answers);

  const { state: stored, set } = useToolState<LandedChoices>({
    key: choicesKey(goods.kindId),
    schema: (raw) =>
      raw === undefined ? openingChoices(props, known.answers) : storedChoices(raw),
  });
  const order = landedOrderOf(props, known.answers, stored, goods);
  const { choices } = order;
  const country = shownCountry(chosen, response, order);
  const result = landedIn(country, response, order);
  useLearnProfit(props.tool, {
    product: props.product,
    country,
    priceUsd: order.priceUsd,
    units: order.units,
    perUnitUsd: result.chain.profitUsd.likely,
  });

  return {
    response,
    goods,
    order,
    country,
    isCountryOpen: chosen === null,
    result,
    countries: landedCountries(country, response, order),
    isOrdersKnown: (props.monthlyOrders ?? choices.monthlyOrders ?? monthlyOrders) !== undefined,
    /** Where the filled-in fields come from. */
    sources: {
      units:
        choices.units === undefined && props.units === undefined && quantities?.[0] !== undefined
          ? sourceOf('quantities')
          : undefined,
      fob:
        knownFob !== undefined &&
        country === given &&
        choices.landedByCountry[country]?.goods === knownFob
          ? sourceOf('fobUsd')
          : undefined,
    },
    choose: (patch: Partial<LandedChoices>) => set((before) => ({ ...before, ...patch })),
    setOwn: (of: FactoryCountry, step: MoneyStepId, usd: number | undefined) =>
      set((before) => withOwnFigure(before, of, step, usd)),
    show: (next: FactoryCountry) => setPicked({ from: props.country, country: next }),
    learnUnits: (pieces: number) => learn({ quantities: [pieces] }),
    /** Only the FOB price of the country that the tool speaks of belongs to the product. */
    learnFob: (of: FactoryCountry, usd: number) => {
      if (of === (given ?? country)) learn({ fobUsd: usd });
    },
  };

  function sourceOf(name: 'quantities' | 'fobUsd'): AnswerSource {
    return known.origins[name]?.from ?? 'earlier';
  }
}
