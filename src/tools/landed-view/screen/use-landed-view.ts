import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { landedParam } from '@functions/_shared/domain/tool-inputs/landed-address.ts';
import {
  type LandedChoices,
  noChoices,
  withOwnFigure,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { storedChoices } from '@functions/_shared/domain/tool-inputs/stored-choices.ts';
import { useEffect, useRef, useState } from 'react';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import type { LandedViewProps, ViewedLanded } from '../index.tsx';
import { landedCountries, landedIn, shownCountry } from '../rules/landed-countries.ts';
import {
  givenCountry,
  knownFobUsd,
  knownOfProduct,
  landedOrderOf,
  openingChoices,
} from '../rules/landed-order.ts';
import { isOthersView } from '../rules/linked-landed.ts';
import { choicesKey } from '../storage.ts';
import { useLearnProfit } from './use-learn-profit.ts';

export type LandedState = ReturnType<typeof useLandedView>;

type Picked = { from: string; country: FactoryCountry };

/** What the view is computed from: the tool's figures, what is known, and the visitor's choices. */
export function useLandedView(
  props: LandedViewProps,
  response: LandedCostResponse,
  goods: UnderstoodGoods,
) {
  const { known, learn } = useToolProduct(props.tool);
  const isShared = isOthersView(props.shared);
  const shared = props.shared?.kindId === goods.kindId ? props.shared : null;
  const [picked, setPicked] = useState<Picked | null>(
    shared?.country === undefined ? null : { from: props.country, country: shared.country },
  );
  // The record may speak of another product than a link that was opened.
  const answers = isShared ? {} : known.answers;
  const { quantities, monthlyOrders } = knownOfProduct(answers, props.product);
  const given = givenCountry(props);
  const chosen = picked?.from === props.country ? picked.country : given;
  const knownFob = knownFobUsd(props, answers);

  const { state: stored, set } = useToolState<LandedChoices>({
    key: choicesKey(goods.kindId),
    // What the tab stored was chosen after the visitor's own link was made.
    schema: (raw) =>
      raw === undefined ? (shared?.choices ?? openingChoices(props, answers)) : storedChoices(raw),
    shared: isShared ? (shared?.choices ?? noChoices) : null,
    // Whoever tries something at somebody else's prices has not been quoted them.
    isStored: !isShared,
  });
  const order = landedOrderOf(props, answers, stored, goods);
  const { choices, units } = order;
  const country = shownCountry(chosen, response, order);
  const result = landedIn(country, response, order);
  // What a link that names no size opens with.
  const usualUnits = props.units ?? goods.minOrderUnits;
  useTold(props.onView, {
    kindId: goods.kindId,
    country: picked !== null && country !== given ? country : undefined,
    choices: { ...choices, units: stored.units ?? (units === usualUnits ? undefined : units) },
    profitUsd: result.chain.profitUsd.likely,
    dutyPct: result.input.dutyPct.likely,
  });
  useLearnProfit(props.tool, {
    isShared,
    product: props.product,
    country,
    priceUsd: order.priceUsd,
    units,
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
    learnUnits: (pieces: number) => {
      if (!isShared) learn({ quantities: [pieces] });
    },
    /** Only the FOB price of the country that the tool speaks of belongs to the product. */
    learnFob: (of: FactoryCountry, usd: number) => {
      if (!isShared && of === (given ?? country)) learn({ fobUsd: usd });
    },
  };

  function sourceOf(name: 'quantities' | 'fobUsd'): AnswerSource {
    return known.origins[name]?.from ?? 'earlier';
  }
}

/** Tells how the view stands, each time that it says something else. */
function useTold(onView: LandedViewProps['onView'], view: ViewedLanded): void {
  const told = useRef('');
  useEffect(() => {
    const text = `${new URLSearchParams(landedParam.write(view))} ${view.profitUsd} ${view.dutyPct}`;
    if (told.current === text) return;
    told.current = text;
    onView?.(view);
  });
}
