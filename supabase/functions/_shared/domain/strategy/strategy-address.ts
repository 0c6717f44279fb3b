import { type AddressParam, addressCodec, listParam } from '../address-codec.ts';
import { type CalendarDay, parseCalendarDay } from '../calendar-day.ts';
import { isMapCountry, type MapCountry } from '../manufacturing-countries.ts';
import { type CountryMix, maxNewCountries, mixProblems } from './shares.ts';
import {
  completeAnswers,
  type PainPoint,
  painPoints,
  type StrategyAnswers,
  strategyDraft,
} from './strategy-answers.ts';

/** What a link to a roadmap holds. No email address. */
export type SharedRoadmap = {
  answers: StrategyAnswers;
  startDay: CalendarDay;
  mix: CountryMix<MapCountry>;
};

type StrategyParams = Record<Exclude<keyof StrategyAnswers, 'painPoints'> | 'startDay', string> & {
  painPoints: readonly PainPoint[];
  mix: readonly string[];
};

/** `strategyDraft` and `parseMix` check the values. */
const codec = addressCodec<StrategyParams>(['sv', '1'], {
  currentCountry: uncheckedParam('from'),
  volume: uncheckedParam('vol'),
  category: uncheckedParam('cat'),
  painPoints: {
    read: (params) => {
      const slugs = params.getAll('pain');
      return painPoints.filter((point) => slugs.includes(painPointSlug(point)));
    },
    write: (points) => points.map((point) => ['pain', painPointSlug(point)]),
  },
  timeline: uncheckedParam('when'),
  riskTolerance: uncheckedParam('risk'),
  startDay: uncheckedParam('start'),
  mix: listParam('mix', (parts) => parts),
});

export function toStrategyParams({ answers, startDay, mix }: SharedRoadmap): URLSearchParams {
  return codec.toParams({ ...answers, startDay, mix: mixToTexts(mix) });
}

/**
 * The roadmap in an address; null unless every question is answered. An invalid start day or mix is
 * left out.
 */
export function parseStrategyParams(
  params: URLSearchParams,
): (Pick<SharedRoadmap, 'answers'> & Partial<SharedRoadmap>) | null {
  const { startDay = '', mix = [], ...draft } = codec.readParams(params);
  const answers = completeAnswers(strategyDraft(draft));
  if (answers === null) return null;
  return { answers, startDay: parseCalendarDay(startDay), mix: parseMix(mix, answers) };
}

/** One text for each new country, such as "vietnam-35". */
export function mixToTexts(mix: CountryMix): string[] {
  return mix.newCountries.map(({ country, sharePct }) => `${country}-${sharePct}`);
}

/** The inverse of `mixToTexts`; undefined for a mix that names a country twice or breaks a limit. */
export function parseMix(
  parts: readonly string[],
  { currentCountry }: Pick<StrategyAnswers, 'currentCountry'>,
): CountryMix<MapCountry> | undefined {
  const newCountries = parts.flatMap((part) => {
    const [, country, share] = /^([a-z]+)-(\d{1,3})$/.exec(part) ?? [];
    return isMapCountry(country) && country !== currentCountry
      ? [{ country, sharePct: Number(share) }]
      : [];
  });
  const names = new Set(newCountries.map(({ country }) => country));
  const isWhole = newCountries.length === parts.length && names.size === parts.length;
  const mix = { newCountries };
  return isWhole &&
    parts.length > 0 &&
    parts.length <= maxNewCountries &&
    mixProblems(mix).length === 0
    ? mix
    : undefined;
}

function uncheckedParam(key: string): AddressParam<string> {
  return {
    read: (params) => params.get(key) ?? undefined,
    write: (value) => [[key, value]],
  };
}

function painPointSlug(point: PainPoint): string {
  return point.toLowerCase().replaceAll(' ', '-');
}
