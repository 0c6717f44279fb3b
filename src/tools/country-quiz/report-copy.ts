import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { outsideLinks } from '@/config/paths.ts';
import type {
  QuizStrategy,
  ReadinessDimension,
  RiskProfile,
  TimelineBucket,
} from './rules/assess-answers.ts';

/** Loaded with the report, not with the questions. */
export const quizReportCopy = {
  title: 'Your country matches',
  lead: (country: string, scorePct: number) =>
    `${country} fits your answers best, with ${scorePct}%.`,
  rank: (rank: number) => `No. ${rank}`,
  score: (scorePct: number) => `${scorePct}% match`,
  strengths: 'Strengths',
  considerations: 'Considerations',
  bestFor: 'Best for',
  leadTime: 'Average lead time',
  certifications: 'Certification support',
  moq: 'Estimated MOQ',
  openCountry: (country: string) => `See ${country} on the map`,
  parts: {
    disclosure: 'Where the scores come from',
    title: (country: string) => `${country}: points by question`,
    summary: (points: number) => `${points} points of the 200 that make 100%.`,
    segment: 'Question',
    value: 'Points',
    total: 'Total',
    reasonsTitle: 'Why each answer counts',
    reason: (question: string, option: string, points: number, why: string) =>
      `${question}, “${option}”: ${points} points, ${why}.`,
    none: (country: string) => `No answer of yours speaks for ${country}.`,
  },
  readiness: {
    title: 'Readiness score',
    of100: (score: number) => `${score} of 100`,
    capped: 'The parts may add up to 110; the score stops at 100.',
    part: (points: number, maxPoints: number) => `${points} of ${maxPoints}`,
    dimensions: {
      start: 'Everyone starts with',
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
        text: 'There is no hurry: improve what you have and prepare a second source in calm.',
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
  nextSteps: { title: 'Next steps', list: nextSteps },
  pilot: {
    title: 'Begin with a pilot order',
    text: 'Order 10-20% of your volume first. A pilot shows quality, timing and real cost while a mistake is still cheap.',
  },
  winnerChange: {
    title: 'What would change the winner',
    instead: (question: string, option: string, winner: string) =>
      `Nearest: with “${option}” for “${question}”, ${winner} would come first.`,
    add: (question: string, option: string, winner: string) =>
      `Nearest: with “${option}” added to “${question}”, ${winner} would come first.`,
    remove: (question: string, option: string, winner: string) =>
      `Nearest: without “${option}” in “${question}”, ${winner} would come first.`,
    lead: (points: number) =>
      points === 0
        ? 'It would be a tie, decided by the overall rating.'
        : `It would lead by ${points} points.`,
    none: 'No single answer would. The first place is safe.',
  },
  all: {
    disclosure: `See all ${mapCountryCount} countries`,
    title: `All ${mapCountryCount} countries`,
    summary: (first: string, last: string) => `${first} fits best, ${last} least.`,
    bar: 'Country',
    value: 'Match',
    percent: (scorePct: number) => `${scorePct}%`,
  },
  estimate:
    'The scores are our estimate from your answers and public facts of 2024 to 2026, not a quote.',
  shared: 'These results come from a link. Take the quiz to get your own.',
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFallback: 'The link to these results',
  retake: 'Take the quiz again',
  call: {
    title: 'Talk it through',
    text: 'A free 60-minute call: we look at your matches and name factories.',
    book: 'Book a call',
    bookingUrl: outsideLinks.booking,
    opensInNewTab: 'opens in a new tab',
  },
};

function nextSteps(strategy: QuizStrategy, first: string, second: string): string[] {
  const opening: Record<QuizStrategy, string> = {
    'full-switch': `Write one page on your product and ask three factories in ${first} for a quote.`,
    'dual-source': `Ask three factories in ${first} to quote the product you already make.`,
    diversify: `Sort your products by problem, and match each group to ${first} or ${second}.`,
    'stay-put': `Visit or call two factories in ${first} this year, with no order in mind.`,
  };
  return [
    opening[strategy],
    `Get samples from ${first} and ${second} and compare them side by side.`,
    'Check the US duty of your product for both countries before you agree a price.',
    'Place a pilot order of 10-20% of your volume, inspect it, and only then move more.',
  ];
}
