import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { outsideLinks } from '@/config/paths.ts';
import type {
  QuizStrategy,
  ReadinessDimension,
  RiskProfile,
  TimelineBucket,
} from './rules/assess-answers.ts';
import { type QuizOption, type QuizQuestion, quizOptions } from './rules/quiz-answers.ts';

type QuestionWords<Question extends QuizQuestion> = {
  title: string;
  /** At most 14 characters: it labels a part of a bar on a phone. */
  short: string;
  hint?: string;
  options: Record<QuizOption<Question>, string>;
};

const questions: { [Question in QuizQuestion]: QuestionWords<Question> } = {
  currentStatus: {
    title: 'Where do you make your products today?',
    short: 'Made today',
    options: {
      planning: 'Nowhere yet, I am planning',
      china: 'Mostly in China',
      diversified: 'In several countries',
      other: 'In one country other than China',
    },
  },
  volume: {
    title: 'How many units do you expect to order in a year?',
    short: 'Volume',
    options: {
      'under-500': 'Under 500',
      '500-2000': '500 to 2,000',
      '2000-10000': '2,000 to 10,000',
      '10000+': '10,000 or more',
      'not-sure': 'Not sure yet',
    },
  },
  category: {
    title: 'What do you make?',
    short: 'Category',
    hint: 'Choose all that apply.',
    options: {
      apparel: 'Apparel',
      electronics: 'Electronics',
      'home-goods': 'Home goods',
      beauty: 'Beauty',
      accessories: 'Accessories',
      other: 'Something else',
    },
  },
  priorities: {
    title: 'What matters most to you?',
    short: 'Priorities',
    hint: 'Choose at most two. Two make your readiness score ten points higher.',
    options: {
      'low-cost': 'Low cost',
      'fast-lead-time': 'Fast lead time',
      quality: 'Quality',
      'ip-protection': 'Protection of my designs',
      sustainability: 'Sustainability',
      proximity: 'Nearness to the US',
    },
  },
  complexity: {
    title: 'How complex is your product?',
    short: 'Complexity',
    options: {
      simple: 'Simple: one material, few steps',
      moderate: 'Moderate: several materials or details',
      complex: 'Complex: many parts, electronics or molds',
    },
  },
  timeline: {
    title: 'When do you want to start?',
    short: 'Timeline',
    options: {
      asap: 'As soon as possible',
      planning: 'In the next months, planning now',
      exploring: 'This year, exploring',
      'long-term': 'Later, a long-term plan',
    },
  },
  compliance: {
    title: 'Which rules or certificates must it meet?',
    short: 'Certificates',
    hint: 'Choose all that apply.',
    options: {
      cpsia: "CPSIA (children's products)",
      fda: 'FDA (food, cosmetics)',
      organic: 'Organic (GOTS)',
      'fair-trade': 'Fair trade',
      sustainability: 'Sustainability certificates',
      none: 'None that I know of',
    },
  },
  tariffConcern: {
    title: 'How much do tariffs worry you?',
    short: 'Tariff worry',
    options: {
      major: 'A lot: they decide my margin',
      moderate: 'Somewhat',
      minor: 'A little',
      'not-sure': 'Not sure',
    },
  },
  painPoints: {
    title: 'What is hard today, or do you expect to be?',
    short: 'Pain points',
    hint: 'Choose all that apply.',
    options: {
      tariffs: 'Tariffs',
      'lead-times': 'Lead times',
      quality: 'Quality',
      communication: 'Communication',
      moq: 'Minimum orders',
      'ip-theft': 'Copied designs',
    },
  },
  budgetFlexibility: {
    title: 'What may happen to your unit cost?',
    short: 'Budget',
    options: {
      reduce: 'It has to go down',
      maintain: 'It should stay the same',
      'increase-10-20': 'It may rise by 10-20%',
      premium: 'I pay more for the best',
      'not-sure': 'Not sure yet',
    },
  },
};

const strategies: Record<QuizStrategy, { name: string; text: string }> = {
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

/** The words of the country quiz and its report. */
export const countryQuizContent = {
  title: 'Country Quiz',
  questions,
  progress: (number: number, total: number) => `Question ${number} of ${total}`,
  keys: 'Keys: numbers choose, arrows move, Enter continues.',
  previous: 'Previous Question',
  continue: (count: number) => (count === 0 ? 'Continue' : `Continue (${count})`),
  continueWithMax: (count: number, max: number) => `Continue (${count}/${max})`,
  noneChosen: 'Choose at least one answer to go on.',
  full: (max: number) => `${max} of ${max} chosen. Take one off to choose another.`,
  email: {
    title: 'Your results are ready',
    text: 'Tell us where we may write to you about them. They open at once.',
    label: 'Email',
    placeholder: 'you@example.com',
    back: 'Back to Quiz',
    submit: 'See My Results',
    invalid: {
      title: 'Valid email required',
      text: 'Please enter a valid email to see your results',
    },
  },
  report: {
    loading: 'Opening your results',
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
    strategy: { title: 'Recommended strategy', names: strategies },
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
  },
};

export type CountryQuizContent = typeof countryQuizContent;

/** The answer's words; the bare value for one that has none. */
export function optionLabel(question: QuizQuestion, option: string): string {
  const labels = new Map<string, string>(Object.entries(questions[question].options));
  return labels.get(option) ?? option;
}

/** A question's answers with their words, in the order offered. */
export function labelledOptions(question: QuizQuestion): { value: string; label: string }[] {
  return quizOptions[question].map((value) => ({ value, label: optionLabel(question, value) }));
}
