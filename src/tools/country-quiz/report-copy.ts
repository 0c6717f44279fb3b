import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import {
  type SourcingCategory,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/sourcing-categories.ts';
import { outsideLinks } from '@/config/paths.ts';
import { formatInteger } from '@/lib/format.ts';
import type {
  QuizStrategy,
  ReadinessDimension,
  RiskProfile,
  TimelineBucket,
} from './rules/assess-answers.ts';
import type { FirstOrderFit, UnitRange } from './rules/first-order.ts';
import type { NextStep, NextStepsBasis, StepTarget } from './rules/next-steps.ts';

/** Loaded with the report, not with the questions. */
export const quizReportCopy = {
  title: 'Your country matches',
  lead: (country: string, scorePct: number) =>
    `${country} fits your answers best, with ${scorePct}%.`,
  rank: (rank: number) => `No. ${rank}`,
  place: (rank: number, country: string) => `No. ${rank}: ${country}`,
  score: (scorePct: number) => `${scorePct}% match`,
  points: (points: number) => `${points} points`,
  strengths: 'Strengths',
  considerations: 'Considerations',
  bestFor: 'Best for',
  leadTime: 'Average lead time',
  leadTimeFor: (category: SourcingCategory, isEstimate: boolean) =>
    `For ${sourcingCategoryLabels[category].toLowerCase()}, after the sample is approved${isEstimate ? ' (our estimate)' : ''}.`,
  certifications: 'Certification support',
  moq: 'Estimated MOQ',
  firstOrder: firstOrderText,
  openCountry: (country: string) => `See ${country} on the map`,
  parts: {
    disclosure: 'Where the scores come from',
    title: (country: string) => `${country}: points by question`,
    summary: (points: number) =>
      points > 200
        ? `${points} points; 200 is enough for 100%.`
        : `${points} of the 200 points that make 100%.`,
    segment: 'Question',
    value: 'Points',
    total: 'Total',
    reasonsTitle: 'Why each answer counts',
    reason: (question: string, option: string, points: number, why: string) =>
      `${question}, “${option}”: ${points} points, ${why}.`,
    none: (country: string) => `None of your answers points to ${country}.`,
  },
  readiness: {
    title: 'Readiness score',
    of100: (score: number) => `${score} of 100`,
    part: (points: number, maxPoints: number) => `${points} of ${maxPoints}`,
    dimensions: {
      start: 'Starting score',
      timeline: 'How soon you start',
      volume: 'You know your volume',
      category: 'You know your category',
      priorities: 'Two clear priorities',
      budgetFlexibility: 'You know your budget',
    } satisfies Record<ReadinessDimension['id'], string>,
  },
  strategy: {
    title: 'Recommended strategy',
    names: {
      'full-switch': {
        name: 'Start or switch in full',
        text: 'Nothing ties you down yet: choose one country well and build there.',
      },
      'dual-source': {
        name: 'Dual source',
        text: 'Keep a first country and add a second that can take over part of the volume.',
      },
      diversify: {
        name: 'Diversify',
        text: 'Several problems at once call for two or three countries, each for what it does best.',
      },
      'stay-put': {
        name: 'Stay where you are',
        text: 'There is no hurry: improve what you have and line up a second source at your own pace.',
      },
    } satisfies Record<QuizStrategy, { name: string; text: string }>,
  },
  timeline: {
    title: 'Timeline',
    names: {
      immediate: 'Immediate: start now',
      'short-term': 'Short term: in 3 to 6 months',
      'medium-term': 'Medium term: in 6 to 12 months',
      'long-term': 'Long term: in a year or later',
    } satisfies Record<TimelineBucket, string>,
  },
  risk: {
    title: 'Risk profile',
    names: {
      aggressive: 'Aggressive: speed before safety',
      balanced: 'Balanced: speed and safety in step',
      conservative: 'Conservative: safety before speed',
    } satisfies Record<RiskProfile, string>,
  },
  nextSteps: {
    title: 'Next steps',
    list: nextSteps,
    open: {
      tariff: 'Open the tariff calculator',
      factories: 'Search factories',
      rfq: 'Write the RFQ',
      map: 'Open the map',
      strategy: 'Build a roadmap',
    } satisfies Record<Exclude<StepTarget, null>, string>,
  },
  pilot: {
    title: 'Begin with a pilot order',
    text: 'Order 10-20% of your volume first. A pilot shows quality, timing and real cost while a mistake is still cheap.',
    units: pilotText,
    whyRange:
      'The Strategy Builder plans 10-15%, because it’s meant for larger volumes, where a smaller share already meets a factory’s minimum.',
  },
  winnerChange: {
    title: 'What would change the winner',
    instead: (question: string, option: string, winner: string) =>
      `Closest: answer “${option}” to “${question}”, and ${winner} would come first.`,
    add: (question: string, option: string, winner: string) =>
      `Closest: add “${option}” to “${question}”, and ${winner} would come first.`,
    remove: (question: string, option: string, winner: string) =>
      `Closest: drop “${option}” from “${question}”, and ${winner} would come first.`,
    lead: (points: number) =>
      points === 0
        ? 'It would be a tie, decided by the overall rating.'
        : `It would lead by ${points} points.`,
    none: 'No single answer would. First place is safe.',
  },
  all: {
    disclosure: `See all ${mapCountryCount} countries`,
    title: `All ${mapCountryCount} countries`,
    summary: (first: string, last: string) => `${first} fits best, ${last} least.`,
    bar: 'Country',
    value: 'Match',
    percent: (scorePct: number) => `${scorePct}%`,
    country: (country: string, points: number) => `${country}, ${points} points`,
    capped:
      'A match tops out at 100%, or 200 points. Above that, the points tell the countries apart.',
  },
  estimate:
    'The scores are our estimate, based on your answers and public facts from 2024 to 2026. They’re not a quote.',
  sharedText: 'The countries that fit the sender’s answers to our ten-question quiz.',
  shared: 'These results come from a link. Take the quiz to get your own.',
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFallback: 'The link to these results',
  retake: 'Take the quiz again',
  call: {
    title: 'Talk it through',
    text: 'A free 60-minute call: we go over your matches and name factories.',
    book: 'Book a call',
    bookingUrl: outsideLinks.booking,
    opensInNewTab: 'opens in a new tab',
  },
};

/** The steps to take, in order. */
function nextSteps(basis: NextStepsBasis): NextStep[] {
  const { today, first, second } = basis;
  const steps: NextStep[] = [
    openingStep(basis),
    {
      id: 'samples',
      target: 'rfq',
      text:
        today === null
          ? `Get samples from ${first} and ${second} and compare them side by side.`
          : `Get samples from ${first} and ${second} and compare them with what you get from ${today}.`,
    },
    {
      id: 'duty',
      target: 'tariff',
      text:
        today === null
          ? 'Check the US duty on your product from both countries before you agree on a price.'
          : `Check the US duty on your product from ${first} and ${second} against the duty from ${today} before you agree on a price.`,
    },
    {
      id: 'pilot',
      target: null,
      text: 'Place a pilot order of 10-20% of your volume, inspect it, and only then move more.',
    },
  ];
  return [...rightPlaceSteps(basis), ...steps];
}

function rightPlaceSteps({ today, isTodayFirst, mayBeHere, first, second }: NextStepsBasis) {
  const step = (text: string, target: StepTarget): NextStep[] => [
    { id: 'right-place', text, target },
  ];
  if (isTodayFirst && today !== null) {
    return step(
      `You’re already in the right country: ${today} fits your answers best. For a second source, look at ${first}.`,
      'map',
    );
  }
  if (mayBeHere) {
    return step(
      `If you already manufacture in ${first}, you’re in the right place: read these steps with ${second} in its place.`,
      null,
    );
  }
  return [];
}

function openingStep({ strategy, today, first, second }: NextStepsBasis): NextStep {
  const id = 'opening';
  switch (strategy) {
    case 'full-switch':
      return {
        id,
        target: 'rfq',
        text: `Write one page about your product and ask three factories in ${first} for a quote.`,
      };
    case 'dual-source':
      return {
        id,
        target: 'factories',
        text:
          today === null
            ? `Ask three factories in ${first} to quote the product you already make.`
            : `Ask three factories in ${first} to quote the product you make in ${today} today.`,
      };
    case 'diversify':
      return {
        id,
        target: 'strategy',
        text: [
          `Sort your products by problem, and match each group to ${first} or ${second}.`,
          ...(today === null ? [] : [`Keep in ${today} what it does best.`]),
        ].join(' '),
      };
    case 'stay-put':
      return {
        id,
        target: 'map',
        text: `Visit or call two factories in ${first} this year, with no order in mind.`,
      };
  }
}

/** What the estimated first order means beside the usual runs and the stated volume. */
function firstOrderText(fit: FirstOrderFit, volume: string): string {
  const firstOrder = span(fit.firstOrder);
  const runs = span(fit.runs);
  const sentences = {
    smaller: `Small runs of ${runs} are common here; ${firstOrder} is the first order we’d plan.`,
    larger: `Makers here usually start at ${runs}, so expect more than the ${firstOrder} above.`,
    alike: 'This is the first order we’d plan.',
  };
  const said = `You said ${volume.toLowerCase()} a year`;
  const meant = {
    'below-first-order': ` ${said}: start with one small run of about ${formatInteger(fit.runs.from)}.`,
    'below-runs': ` ${said}, less than one run here: ask for a trial run, or choose a country with smaller runs.`,
    'half-a-year': ` ${said}: that order may last you half a year or longer.`,
  };
  return sentences[fit.runsAre] + (fit.volumeIs === null ? '' : meant[fit.volumeIs]);
}

/** The pilot in units, and what to do where it is smaller than the usual runs of the country. */
function pilotText(pilot: UnitRange, country: string, fit: FirstOrderFit): string {
  const { from, to } = pilot;
  if (to === null) return `At your volume, that’s ${formatInteger(from)} units or more.`;
  const units =
    from === 0
      ? `up to ${formatInteger(to)} units`
      : `${formatInteger(from)} to ${formatInteger(to)} units`;
  const size = `At your volume, that’s ${units}`;
  if (to >= fit.firstOrder.from) return `${size}.`;
  return to >= fit.runs.from
    ? `${size}, below the first order we’d plan. Makers in ${country} often take runs of ${formatInteger(fit.runs.from)} and up, so ask for one of those.`
    : `${size}, less than the ${formatInteger(fit.runs.from)} that makers in ${country} usually start at. Begin with paid samples, then order one small run.`;
}

function span({ from, to }: { from: number; to: number }): string {
  return `${formatInteger(from)}-${formatInteger(to)}`;
}
