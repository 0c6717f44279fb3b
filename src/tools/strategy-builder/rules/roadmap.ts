import { type CalendarDay, formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { sourcingCategoryLabels } from '@functions/_shared/domain/country-profiles.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { pilotUnits } from '@functions/_shared/domain/strategy/pilot.ts';
import { monthsText } from '@functions/_shared/domain/strategy/plan-months.ts';
import {
  type CountryMix,
  concentration,
  keptSharePct,
} from '@functions/_shared/domain/strategy/shares.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import {
  type StrategyReason,
  type StrategyType,
  strategyFor,
} from '@functions/_shared/domain/strategy/strategy-type.ts';
import { formatInteger } from '@/lib/format.ts';
import type { StrategyBuilderCopy } from '../copy.ts';
import { suggestCountries } from './candidates.ts';
import { withOwnShares } from './own-shares.ts';
import { type PhaseDates, type StrategyPlan, schedulePhases } from './plan.ts';
import { timelineFit } from './timeline-answer.ts';
import { whyCountry } from './why-country.ts';

export type RoadmapPhase = PhaseDates & {
  name: string;
  duration: string;
  tasks: readonly string[];
};

export type RoadmapDecision = { timing: string; day: CalendarDay; decision: string };

export type ChecklistItem = { id: string; text: string };

/** A plan with the dates, shares and texts of one visitor's answers. */
export type Roadmap = {
  answers: StrategyAnswers;
  type: StrategyType;
  reason: StrategyReason;
  plan: StrategyPlan;
  duration: string;
  /** The answers in a sentence. */
  basis: string;
  /** The plan's text, with the visitor's own shares where they moved them, as in the tasks. */
  description: string;
  riskMitigation: readonly string[];
  /** How the plan meets the timeline that was asked for. */
  timelineAnswer: string;
  /** A sentence for each new country. */
  whyCountries: readonly string[];
  /** Where the suggestion differs from the quiz; '' for countries of the visitor's choice. */
  quizNote: string;
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
  copy: StrategyBuilderCopy;
  answers: StrategyAnswers;
  startDay: CalendarDay;
  mix: CountryMix<MapCountry>;
};

/** The roadmap assumes that one country makes everything today. */
export const concentrationToday = concentration([100]);

export function makeRoadmap({ copy, answers, startDay, mix }: RoadmapInput): Roadmap {
  const { type, reason } = strategyFor(answers);
  const plan = copy.plans[type];
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
  const own = (text: string) => withOwnShares(text, type, countryInside(copy, answers), mix);
  const phases = plan.phases.map(({ id, phase, months, tasks }) => ({
    ...datesOf(id),
    name: phase,
    duration: monthsText(months),
    tasks: tasks.map(own),
  }));
  const items = (texts: readonly string[]) =>
    texts.map((text) => ({ id: `${type}: ${text}`, text }));
  const shares = [
    {
      name: currentCountryName(copy, answers),
      sharePct: keptSharePct(mix),
      isNew: false,
    },
    // A country without a share is not part of the plan.
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
    basis: copy.roadmap.basis(
      categoryName(answers),
      countryInside(copy, answers),
      copy.volumes[answers.volume],
    ),
    description: own(plan.description),
    riskMitigation: plan.riskMitigation.map(own),
    timelineAnswer: copy.advice.timeline(
      answers.timeline,
      monthsText(plan.months),
      timelineFit(answers.timeline, plan, startDay, phases),
    ),
    whyCountries: mix.newCountries
      .filter(({ sharePct }) => sharePct > 0)
      .map(({ country }) => copy.advice.whyCountry(whyCountry(country, answers, type))),
    quizNote: quizNote(copy, answers, type, mix),
    pilot: pilotText(copy, answers),
    startDay,
    lastDay: last.lastDay,
    latestLastDay: last.latestLastDay,
    phases,
    decisions: plan.keyDecisions.map(({ timing, phaseId, decision }) => ({
      timing,
      day: datesOf(phaseId).lastDay,
      decision: own(decision),
    })),
    checklist: items(plan.checklist),
    categoryTasks: items(copy.categoryTasks[answers.category]),
    mix,
    shares,
    concentrationAfter: concentration(shares.map(({ sharePct }) => sharePct)),
  };
}

/** Today's country within a sentence. */
function countryInside(copy: StrategyBuilderCopy, answers: StrategyAnswers): string {
  return answers.currentCountry === 'other'
    ? copy.otherCountryInside
    : currentCountryName(copy, answers);
}

/** Says nothing about countries that the visitor chose. */
function quizNote(
  { advice }: Pick<StrategyBuilderCopy, 'advice'>,
  answers: StrategyAnswers,
  type: StrategyType,
  mix: CountryMix<MapCountry>,
): string {
  const { chosen, passedOver } = suggestCountries(answers, type);
  const isSuggested =
    mix.newCountries.length === chosen.length &&
    mix.newCountries.every(({ country }) => chosen.includes(country));
  return isSuggested ? advice.quizNote(answers, passedOver) : '';
}

export function currentCountryName(
  copy: Pick<StrategyBuilderCopy, 'countries' | 'otherCountry'>,
  { currentCountry }: Pick<StrategyAnswers, 'currentCountry'>,
): string {
  return currentCountry === 'other' ? copy.otherCountry : copy.countries[currentCountry];
}

export function categoryName({ category }: Pick<StrategyAnswers, 'category'>): string {
  return sourcingCategoryLabels[category];
}

/** The first and last day of a phase, in words. */
export function phaseDatesText(
  copy: Pick<StrategyBuilderCopy, 'roadmap'>,
  { firstDay, lastDay }: Pick<PhaseDates, 'firstDay' | 'lastDay'>,
): string {
  return copy.roadmap.dates(formatCalendarDay(firstDay), formatCalendarDay(lastDay));
}

function pilotText({ roadmap }: StrategyBuilderCopy, { volume }: StrategyAnswers): string {
  const { min, max } = pilotUnits(volume);
  if (max === null) return roadmap.from(formatInteger(min));
  return min === 0
    ? roadmap.upTo(formatInteger(max))
    : roadmap.between(formatInteger(min), formatInteger(max));
}
