import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-chain.ts';
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
import {
  type LandedOrder,
  landedCountries,
  landedIn,
  shownCountry,
} from '../rules/landed-countries.ts';
import { choicesKey } from '../storage.ts';

/** An order is assumed to sell in half a year while nobody has said how many orders there are. */
export const assumedMonths = 6;

export type LandedState = ReturnType<typeof useLandedView>;

type Picked = { from: string; country: FactoryCountry };

/** What the view is computed from: the tool's figures, what is known, and the visitor's choices. */
export function useLandedView(
  props: LandedViewProps,
  response: LandedCostResponse,
  goods: UnderstoodGoods,
) {
  const { known, learn } = useToolProduct(props.tool);
  const isShared = props.shared !== undefined;
  const shared = props.shared?.kindId === goods.kindId ? props.shared : null;
  const [picked, setPicked] = useState<Picked | null>(
    shared?.country === undefined ? null : { from: props.country, country: shared.country },
  );
  // The record may speak of another product than a link that was opened.
  const isSame = !isShared && nameOf(known.answers.product) === nameOf(props.product);
  const {
    fobUsd,
    country: knownCountry,
    quantities,
    priceUsd,
    monthlyOrders,
  } = isSame ? known.answers : {};
  const given = isFactoryCountry(props.country) ? props.country : null;
  const chosen = picked?.from === props.country ? picked.country : given;
  const knownFobUsd = given !== null && (knownCountry ?? given) === given ? fobUsd : undefined;

  const { state: stored, set } = useToolState<LandedChoices>({
    key: choicesKey(goods.kindId),
    schema: (raw) =>
      raw === undefined && given !== null
        ? withOwnFigure(noChoices, given, 'goods', knownFobUsd)
        : storedChoices(raw),
    shared: isShared ? (shared?.choices ?? noChoices) : null,
  });

  const hasOwnFob = given !== null && stored.landedByCountry[given]?.goods !== undefined;
  const choices =
    props.fobUsd === undefined || given === null || hasOwnFob
      ? stored
      : withOwnFigure(stored, given, 'goods', props.fobUsd);

  const units = choices.units ?? props.units ?? quantities?.[0] ?? goods.minOrderUnits;
  const order: LandedOrder = {
    priceUsd:
      props.priceUsd ??
      choices.priceUsd ??
      priceUsd ??
      (goods.retailUsd.low + goods.retailUsd.high) / 2,
    monthlyOrders:
      props.monthlyOrders ?? choices.monthlyOrders ?? monthlyOrders ?? units / assumedMonths,
    units,
    choices,
  };
  const country = shownCountry(chosen, response, order);
  const result = landedIn(country, response, order);
  useTold(props.onView, {
    kindId: goods.kindId,
    country: picked !== null && country !== given ? country : undefined,
    choices: { ...choices, units: units === goods.minOrderUnits ? undefined : units },
    profitUsd: result.chain.profitUsd.likely,
    dutyPct: result.input.dutyPct.likely,
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
        knownFobUsd !== undefined &&
        country === given &&
        choices.landedByCountry[country]?.goods === knownFobUsd
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

function nameOf(product: string | undefined): string {
  return (product ?? '').trim().toLowerCase();
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
