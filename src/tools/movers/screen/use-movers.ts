import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import {
  type FactoryCountry,
  factoryCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import {
  type LandedChoices,
  noChoices,
  withOwnFigure,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { storedChoices } from '@functions/_shared/domain/tool-inputs/stored-choices.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { fobByCountry } from '@/tools/landed-view/rules/landed-countries.ts';
import { choicesKey } from '@/tools/landed-view/storage.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import type { MoversProps } from '../index.tsx';
import type { KnownFacts, NeededFacts } from '../rules/known-facts.ts';
import {
  type MovingOrder,
  movingChoices,
  movingRows,
  usualOrderUnits,
} from '../rules/moving-order.ts';
import { type MoverChoices, moverChoicesKey, storedMoverChoices } from '../storage.ts';

export type MoversState = ReturnType<typeof useMovers>;

export type MoversOptions = {
  view: MoversProps;
  facts: NeededFacts;
  known: KnownFacts;
  learn: (answers: ProductAnswers) => void;
  /** Changes a fact that the comparison needs. */
  tell: (facts: Partial<NeededFacts>) => void;
};

/** What the table is computed from: the facts, what is known, and what the visitor put in here. */
export function useMovers(
  { view, facts, known, learn, tell }: MoversOptions,
  response: LandedCostResponse,
  goods: UnderstoodGoods,
) {
  const { today, yearlyUnits } = facts;
  const { isShared = false, usmcaClaim = false } = view;
  const { state, set } = useToolState<MoverChoices>({
    key: moverChoicesKey(goods.kindId),
    shared: isShared ? { usmcaClaim, fobUsdByCountry: {} } : null,
    isStored: !isShared,
    schema: (raw) =>
      raw === undefined
        ? openingChoices(goods.kindId, known, facts, view)
        : storedMoverChoices(raw),
  });
  const { fob } = view;
  const hasOwnFob = fob === undefined || state.fobUsdByCountry[fob.country] !== undefined;
  const fobUsdByCountry = hasOwnFob
    ? state.fobUsdByCountry
    : { ...state.fobUsdByCountry, [fob.country]: fob.usd };
  const stated = state.units ?? known.units;
  const order: MovingOrder = {
    today,
    yearlyUnits,
    units: stated ?? usualOrderUnits(yearlyUnits, goods),
    priceUsd: known.priceUsd ?? (goods.retailUsd.low + goods.retailUsd.high) / 2,
    choices: landedChoices({ ...state, fobUsdByCountry }),
  };
  // Only the price of the country that the record speaks of belongs to it.
  const countryOnRecord = known.country ?? today;

  return {
    view,
    facts,
    known,
    response,
    goods,
    order,
    fobUsdByCountry,
    hts8: state.hts8,
    usmcaClaim: state.usmcaClaim,
    isOrderAssumed: stated === undefined,
    choices: movingChoices(order),
    rows: movingRows(response, order),
    tell,
    choose: (patch: Partial<Omit<MoverChoices, 'fobUsdByCountry'>>) =>
      set((before) => ({ ...before, ...patch })),
    setFob: (country: FactoryCountry, usd: number | undefined) =>
      set((before) => ({
        ...before,
        fobUsdByCountry: withPrice(before.fobUsdByCountry, country, usd),
      })),
    learnFob: (country: FactoryCountry, usd: number) => {
      if (country === countryOnRecord) learn({ fobUsd: usd });
    },
    learnUnits: (units: number) => learn({ quantities: [units] }),
    learnLine: (hts8: string) => learn({ hts8 }),
  };
}

/** What the landed view was told about these goods in this tab, and the price on record. */
function openingChoices(
  kindId: string,
  { fob }: KnownFacts,
  { today }: NeededFacts,
  { usmcaClaim = false }: MoversProps,
): MoverChoices {
  const landed = parseJson(storedChoices, tabStorage.read(choicesKey(kindId)));
  return {
    units: landed.units,
    hts8: landed.hts8,
    usmcaClaim: usmcaClaim || landed.usmcaClaim,
    fobUsdByCountry: {
      ...(fob && { [fob.country ?? today]: fob.usd }),
      ...fobByCountry(landed),
    },
  };
}

function landedChoices({ hts8, usmcaClaim, fobUsdByCountry }: MoverChoices): LandedChoices {
  let choices: LandedChoices = { ...noChoices, hts8, usmcaClaim };
  for (const country of factoryCountries) {
    choices = withOwnFigure(choices, country, 'goods', fobUsdByCountry[country]);
  }
  return choices;
}

function withPrice(
  prices: MoverChoices['fobUsdByCountry'],
  country: FactoryCountry,
  usd: number | undefined,
): MoverChoices['fobUsdByCountry'] {
  const { [country]: _, ...others } = prices;
  return usd === undefined ? others : { ...others, [country]: usd };
}
