import {
  isMapCountry,
  type MapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { type CalendarDay, parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { maxNewCountries } from './candidates.ts';
import { type CountryMix, mixProblems } from './shares.ts';
import {
  cleanDraft,
  completeAnswers,
  type PainPoint,
  painPoints,
  type StrategyAnswers,
} from './strategy-answers.ts';

/** A roadmap as a link shows it: the answers, and what was chosen on the page. No e-mail address. */
export type SharedRoadmap = {
  answers: StrategyAnswers;
  startDay: CalendarDay;
  mix: CountryMix<MapCountry>;
};

/** Raised when the meaning of a key changes; an address of another version is not read. */
const version = '1';

const keys = {
  version: 'sv',
  currentCountry: 'from',
  volume: 'vol',
  category: 'cat',
  painPoints: 'pain',
  timeline: 'when',
  riskTolerance: 'risk',
  startDay: 'start',
  mix: 'mix',
} as const;

export function toStrategyParams({ answers, startDay, mix }: SharedRoadmap): URLSearchParams {
  return new URLSearchParams([
    [keys.version, version],
    [keys.currentCountry, answers.currentCountry],
    [keys.volume, answers.volume],
    [keys.category, answers.category],
    ...answers.painPoints.map((point) => [keys.painPoints, painPointSlug(point)]),
    [keys.timeline, answers.timeline],
    [keys.riskTolerance, answers.riskTolerance],
    [keys.startDay, startDay],
    ...mix.newCountries.map(({ country, sharePct }) => [keys.mix, `${country}-${sharePct}`]),
  ]);
}

/**
 * The roadmap in an address that anyone may have edited; null unless every question is answered.
 * A start day or mix that does not hold up is left out.
 */
export function readStrategyParams(
  params: URLSearchParams,
): (Pick<SharedRoadmap, 'answers'> & Partial<SharedRoadmap>) | null {
  if (params.get(keys.version) !== version) return null;
  const slugs = params.getAll(keys.painPoints);
  const answers = completeAnswers(
    cleanDraft({
      currentCountry: params.get(keys.currentCountry),
      volume: params.get(keys.volume),
      category: params.get(keys.category),
      painPoints: painPoints.filter((point) => slugs.includes(painPointSlug(point))),
      timeline: params.get(keys.timeline),
      riskTolerance: params.get(keys.riskTolerance),
    }),
  );
  if (answers === null) return null;
  return {
    answers,
    startDay: parseCalendarDay(params.get(keys.startDay) ?? ''),
    mix: readMix(params.getAll(keys.mix), answers),
  };
}

/** The shares in "vietnam-35" and the like; undefined unless they make a mix to plan with. */
export function readMix(
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

function painPointSlug(point: PainPoint): string {
  return point.toLowerCase().replaceAll(' ', '-');
}
