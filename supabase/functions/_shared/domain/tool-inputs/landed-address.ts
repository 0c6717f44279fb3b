import type { AddressParam } from '../address-codec.ts';
import { type FactoryCountry, isFactoryCountry } from '../manufacturing-countries.ts';
import { toNumberText } from '../number-text.ts';
import { parseOptionParam } from '../url-state.ts';
import { hasChoices, type LandedChoices, type StepFigures } from './landed-choices.ts';
import { storedChoices } from './stored-choices.ts';

/** What a shared result says of its landed view. */
export type SharedLanded = {
  /** The goods that it was chosen for; it says nothing of others. */
  kindId: string;
  /** Undefined for the country of the result. */
  country?: FactoryCountry | undefined;
  choices: LandedChoices;
};

/** Figures that hold for every country. */
const everywhere = 'all';

/**
 * The landed view's choices in an address: the goods (`lk`), the country on show (`lc`), pieces
 * (`lu`), price (`lp`), monthly orders (`lo`), way (`lm`), tariff line (`lh`), USMCA claim (`lus`),
 * and each own figure as `lf=country.step.usd`.
 */
export const landedParam: AddressParam<SharedLanded> = {
  read: (params) => {
    const kindId = params.get('lk') ?? '';
    if (!/^[a-z0-9-]{1,80}$/.test(kindId)) return undefined;
    const country = parseOptionParam(params, 'lc', isFactoryCountry);
    const figures = params.getAll('lf').flatMap(parseFigure);
    const of = (where: string) =>
      Object.fromEntries(
        figures.filter((each) => each.where === where).map(({ step, usd }) => [step, usd]),
      );
    const choices = storedChoices({
      units: amount(params.get('lu')),
      priceUsd: amount(params.get('lp')),
      monthlyOrders: amount(params.get('lo')),
      mode: params.get('lm') ?? undefined,
      hts8: params.get('lh') ?? undefined,
      usmcaClaim: params.get('lus') === '1',
      landedByCountry: Object.fromEntries(figures.map(({ where }) => [where, of(where)])),
      sale: of(everywhere),
    });
    return { kindId, country, choices };
  },
  write: ({ kindId, country, choices }) => {
    if (country === undefined && !hasChoices(choices)) return [];
    const { units, priceUsd, monthlyOrders, mode, hts8, usmcaClaim } = choices;
    const pairs: [key: string, value: string | undefined][] = [
      ['lk', kindId],
      ['lc', country],
      ['lu', numberText(units)],
      ['lp', numberText(priceUsd)],
      ['lo', numberText(monthlyOrders)],
      ['lm', mode],
      ['lh', hts8],
      ['lus', usmcaClaim ? '1' : undefined],
      ...Object.entries(choices.landedByCountry).flatMap(([where, figures]) =>
        figurePairs(where, figures),
      ),
      ...figurePairs(everywhere, choices.sale),
    ];
    return pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  },
};

function figurePairs(where: string, figures: StepFigures): [key: string, value: string][] {
  return Object.entries(figures).map(([step, usd]) => [
    'lf',
    `${where}.${step}.${numberText(usd) ?? ''}`,
  ]);
}

function parseFigure(text: string): { where: string; step: string; usd: number }[] {
  const [, where, step, usdText = ''] = /^([a-z-]+)\.([a-z-]+)\.([\d.]+)$/i.exec(text) ?? [];
  const usd = amount(usdText);
  return where !== undefined && step !== undefined && usd !== undefined
    ? [{ where, step, usd }]
    : [];
}

/** A plain decimal; its bounds are those of the choices that the tab stores. */
function amount(text: string | null): number | undefined {
  return /^\d{1,10}(\.\d{1,20})?$/.test(text ?? '') ? Number(text) : undefined;
}

function numberText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : toNumberText(value, 'en-US');
}
