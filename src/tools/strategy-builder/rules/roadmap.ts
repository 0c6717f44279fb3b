import { sourcingCategoryLabels } from '@functions/_shared/domain/country-profiles.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { type CalendarDay, formatCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { formatInteger } from '@/lib/format.ts';
import type { StrategyBuilderContent } from '../copy.ts';
import { pilotUnits } from './pilot.ts';
import { monthsText, type StrategyPlan } from './plan.ts';
import { type PhaseDates, schedulePhases } from './plan-timing.ts';
import { type CountryMix, concentration, keptSharePct } from './shares.ts';
import type { StrategyAnswers } from './strategy-answers.ts';
import { type StrategyReason, type StrategyType, strategyFor } from './strategy-type.ts';

export type RoadmapWords = StrategyBuilderContent;

export type RoadmapPhase = PhaseDates & {
  name: string;
  duration: string;
  tasks: readonly string[];
};

export type RoadmapDecision = { timing: string; day: CalendarDay; decision: string };

export type ChecklistItem = { id: string; text: string };

/** One plan for one visitor: with dates, shares and the words of their answers. */
export type Roadmap = {
  answers: StrategyAnswers;
  type: StrategyType;
  reason: StrategyReason;
  plan: StrategyPlan;
  duration: string;
  /** What, where and how much, in a sentence. */
  basis: string;
  pilot: string;
  startDay: CalendarDay;
  lastDay: CalendarDay;
  latestLastDay: CalendarDay;
  phases: readonly RoadmapPhase[];
  decisions: readonly RoadmapDecision[];
  checklist: readonly ChecklistItem[];
  categoryTasks: readonly ChecklistItem[];
  mix: CountryMix<MapCountry>;
  shares: readonly { name: string; sharePct: number; isNew: boolean }[];
  concentrationAfter: number;
};

export type RoadmapInput = {
  words: RoadmapWords;
  answers: StrategyAnswers;
  startDay: CalendarDay;
  mix: CountryMix<MapCountry>;
};

/** Everything made in one country, as the roadmap assumes of today. */
export const concentrationToday = concentration([100]);

export function makeRoadmap({ words, answers, startDay, mix }: RoadmapInput): Roadmap {
  const { type, reason } = strategyFor(answers);
  const plan = words.plans[type];
  const dates = new Map(
    schedulePhases(plan.phases, startDay, answers.riskTolerance).map((each) => [
      each.phaseId,
      each,
    ]),
  );
  const datesOf = (phaseId: string): PhaseDates =>
    dates.get(phaseId) ?? {
      phaseId,
      firstDay: startDay,
      lastDay: startDay,
      latestLastDay: startDay,
    };
  const last = datesOf(plan.phases.at(-1)?.id ?? '');
  const items = (texts: readonly string[]) =>
    texts.map((text) => ({ id: `${type}: ${text}`, text }));
  const shares = [
    {
      name: currentCountryName(words, answers),
      sharePct: keptSharePct(mix),
      isNew: false,
    },
    // A country that gets nothing is no part of the plan.
    ...mix.newCountries
      .filter(({ sharePct }) => sharePct > 0)
      .map(({ country, sharePct }) => ({
        name: mapCountryLabels[country],
        sharePct,
        isNew: true,
      })),
  ];
  return {
    answers,
    type,
    reason,
    plan,
    duration: monthsText(plan.months),
    basis: words.roadmap.basis(
      categoryName(answers),
      currentCountryName(words, answers),
      words.volumes[answers.volume],
    ),
    pilot: pilotText(words, answers),
    startDay,
    lastDay: last.lastDay,
    latestLastDay: last.latestLastDay,
    phases: plan.phases.map(({ id, phase, months, tasks }) => ({
      ...datesOf(id),
      name: phase,
      duration: monthsText(months),
      tasks,
    })),
    decisions: plan.keyDecisions.map(({ timing, phaseId, decision }) => ({
      timing,
      day: datesOf(phaseId).lastDay,
      decision,
    })),
    checklist: items(plan.checklist),
    categoryTasks: items(words.categoryTasks[answers.category]),
    mix,
    shares,
    concentrationAfter: concentration(shares.map(({ sharePct }) => sharePct)),
  };
}

export function currentCountryName(
  words: Pick<RoadmapWords, 'countries' | 'otherCountry'>,
  { currentCountry }: Pick<StrategyAnswers, 'currentCountry'>,
): string {
  return currentCountry === 'other' ? words.otherCountry : words.countries[currentCountry];
}

export function categoryName({ category }: Pick<StrategyAnswers, 'category'>): string {
  return sourcingCategoryLabels[category];
}

/** First and last day of a phase, as the page, the files and the report say it. */
export function phaseDatesText(
  words: Pick<RoadmapWords, 'roadmap'>,
  { firstDay, lastDay }: Pick<PhaseDates, 'firstDay' | 'lastDay'>,
): string {
  return words.roadmap.dates(formatCalendarDay(firstDay), formatCalendarDay(lastDay));
}

function pilotText({ roadmap }: RoadmapWords, { volume }: StrategyAnswers): string {
  const { min, max } = pilotUnits(volume);
  if (max === null) return roadmap.from(formatInteger(min));
  return min === 0
    ? roadmap.upTo(formatInteger(max))
    : roadmap.between(formatInteger(min), formatInteger(max));
}
