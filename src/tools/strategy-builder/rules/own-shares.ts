import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { type CountryMix, keptSharePct } from '@functions/_shared/domain/strategy/shares.ts';
import type { StrategyType } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { targetSharesPct } from './candidates.ts';

/** The visitor's shares, for the sentences of a plan. */
export type OwnShares = Readonly<{
  /** "China 55%, Turkey 25%, and Mexico 20%" */
  all: string;
  /** The same without today's country. */
  added: string;
  /** "25% and at 20%" */
  addedPcts: string;
  keptPct: number;
  countryCount: number;
}>;

type OwnText = { from: string; to: (shares: OwnShares) => string };

const ends = ({ all }: OwnShares) => `You set the end point at ${all}`;

/** The parts of each plan's sentences that name shares, as they read with shares of one's own. */
export const ownTexts: Readonly<Record<StrategyType, readonly OwnText[]>> = {
  'full-switch': [
    {
      from: 'it keeps about 20% for repeat styles and spare parts until the new ones have two clean orders behind them',
      to: ({ keptPct }) =>
        keptPct === 0
          ? 'it stops once the new ones have two clean orders behind them'
          : `it keeps ${keptPct}% for repeat styles and spare parts until the new ones have two clean orders behind them`,
    },
    {
      from: 'keep it at about 20% for another season',
      to: ({ keptPct }) =>
        keptPct === 0
          ? 'keep a small share there for another season'
          : `keep it at ${keptPct}% for another season`,
    },
  ],
  'dual-source': [
    {
      from: 'Today’s factory goes to 60-70%, the second one to 30-40%: enough for it to care about you, small enough for you to survive its first mistakes',
      to: ends,
    },
    {
      from: 'at 30% and at 40% of your volume',
      to: ({ addedPcts }) => `at ${addedPcts} of your volume`,
    },
    {
      from: 'Give the second source 30%, then up to 40%; today’s factory keeps 60-70%',
      to: ({ all }) =>
        `Move the volume in two steps, half of each new share first: ${all} in the end`,
    },
    {
      from: 'Never let the second source fall below 30% for two orders running',
      to: ({ added }) =>
        `Never let a new source fall below its share (${added}) for two orders running`,
    },
    {
      from: 'Stay at 70/30 or go to 60/40',
      to: ({ all }) => `Stay halfway or go on to ${all}`,
    },
  ],
  diversify: [
    {
      from: 'Spread production over three countries',
      to: ({ countryCount }) =>
        `Spread production over ${['one', 'two', 'three', 'four'][countryCount - 1]} countries`,
    },
    {
      from: 'Today’s country goes down to about 40%, the first new one to about 35%, the second to about 25%',
      to: ends,
    },
    {
      from: 'first to 60/25/15, then after one clean order each to 40/35/25',
      to: ({ all }) =>
        `half of each new share first, then all of it after one clean order each: ${all}`,
    },
  ],
  nearshoring: [
    {
      from: 'Start with up to 40% there and keep at least 60% where it’s made today',
      to: ends,
    },
    {
      from: 'Move 25%, then up to 40% of your volume, fast sellers first: the shorter transit saves stock',
      to: ({ all }) =>
        `Move the volume in two steps to ${all}, fast sellers first: the shorter transit saves stock`,
    },
    {
      from: 'Keep at least 60% where it’s made today',
      to: ({ keptPct }) => `Keep at least ${keptPct}% where it’s made today`,
    },
    {
      from: 'Hold at 25% or go to 40%',
      to: ({ all }) => `Hold halfway or go on to ${all}`,
    },
  ],
};

/** A sentence of the plan, with the visitor's shares in place of the plan's once they differ. */
export function withOwnShares(
  text: string,
  type: StrategyType,
  todayName: string,
  mix: CountryMix<MapCountry>,
): string {
  const shares = mix.newCountries.filter(({ sharePct }) => sharePct > 0);
  if (
    isOfThePlan(
      type,
      shares.map(({ sharePct }) => sharePct),
    )
  )
    return text;
  const keptPct = keptSharePct(mix);
  const added = shares.map(({ country, sharePct }) => `${mapCountryLabels[country]} ${sharePct}%`);
  const own: OwnShares = {
    all: listInWords(keptPct === 0 ? added : [`${todayName} ${keptPct}%`, ...added]),
    added: listInWords(added),
    addedPcts: shares.map(({ sharePct }) => `${sharePct}%`).join(' and at '),
    keptPct,
    countryCount: shares.length + (keptPct === 0 ? 0 : 1),
  };
  return ownTexts[type].reduce((sofar, { from, to }) => sofar.replace(from, to(own)), text);
}

function isOfThePlan(type: StrategyType, sharesPct: readonly number[]): boolean {
  const planned = targetSharesPct[type];
  return sharesPct.length === planned.length && planned.every((pct, at) => pct === sharesPct[at]);
}
