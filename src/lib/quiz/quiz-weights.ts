import { isSourcingCategory, sourcingRating } from '@functions/_shared/domain/country-profiles.ts';
import {
  type MapCountry,
  mapCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { QuizOption, QuizQuestion } from './quiz-answers.ts';

/**
 * What each answer of the country quiz is worth to each country, in points.
 *
 * `specified(…)` is given by specification §9 and exact. `ours(…)` is our judgement of 2026 from the
 * country profiles, 5 to 25 points to the countries that deserve them; the words say why. A country
 * that is not named gets nothing.
 */

export type WeightPoints = Readonly<Partial<Record<MapCountry, number>>>;
export type QuizWeight = Readonly<{
  points: WeightPoints;
  from: 'specification' | 'ours';
  why: string;
}>;

/** Points per step of a country's rating (1 to 5) for a chosen category. Ours. */
export const pointsPerRating = 5;

/** Organic and sustainable are one condition in the specification: both together count once. */
const greenCompliance = specified(
  { india: 20, turkey: 15, portugal: 15 },
  'certified cotton and mills',
);

export const quizWeights: {
  readonly [Question in QuizQuestion]: Readonly<Record<QuizOption<Question>, QuizWeight>>;
} = {
  currentStatus: {
    planning: specified({ mexico: 10, portugal: 10 }, 'easy first countries'),
    china: specified({ vietnam: 20, mexico: 15 }, 'the usual second source'),
    diversified: specified({ vietnam: 10, mexico: 10, turkey: 10 }, 'rounds off a portfolio'),
    other: ours({ china: 10, india: 10 }, 'the widest choice to add'),
  },
  volume: {
    'under-500': specified({ portugal: 25, mexico: 20, turkey: 15 }, 'small first orders'),
    '500-2000': ours(
      { turkey: 15, china: 15, india: 15, mexico: 10, portugal: 10 },
      'usual minimum of 100-500 a style',
    ),
    '2000-10000': ours(
      { vietnam: 20, china: 15, india: 15, pakistan: 15, turkey: 5 },
      'lines that fill at this size',
    ),
    '10000+': specified(
      { china: 25, vietnam: 20, bangladesh: 20, pakistan: 15 },
      'capacity for large runs',
    ),
    'not-sure': ours({ china: 5, india: 5, turkey: 5 }, 'both small and large makers'),
  },
  category: {
    apparel: rated('apparel'),
    electronics: rated('electronics'),
    'home-goods': rated('home-goods'),
    beauty: rated('beauty'),
    accessories: rated('accessories'),
    other: ours({ china: 20, india: 15, vietnam: 10, mexico: 10 }, 'the broadest industry'),
  },
  priorities: {
    'low-cost': specified(
      { pakistan: 25, bangladesh: 25, china: 20, vietnam: 15 },
      'lowest unit cost',
    ),
    'fast-lead-time': ours(
      { turkey: 25, mexico: 20, china: 15, portugal: 10 },
      'bulk in 20-45 days',
    ),
    quality: ours({ portugal: 25, turkey: 20, vietnam: 10, china: 10 }, 'premium makers'),
    'ip-protection': ours({ portugal: 25, mexico: 20, turkey: 5 }, 'EU law and USMCA rules'),
    sustainability: ours(
      { india: 25, portugal: 20, turkey: 15, bangladesh: 10 },
      'GOTS sites, LEED factories',
    ),
    proximity: specified({ mexico: 30 }, 'road freight, same hours'),
  },
  complexity: {
    simple: ours(
      { bangladesh: 20, pakistan: 20, india: 10, vietnam: 5 },
      'basics at the lowest cost',
    ),
    moderate: ours(
      { turkey: 15, vietnam: 15, india: 15, portugal: 10, mexico: 10 },
      'skilled hands',
    ),
    complex: specified({ china: 25 }, 'parts and molds in one place'),
  },
  timeline: {
    asap: ours({ turkey: 20, mexico: 20, china: 15, portugal: 10 }, 'shortest time to goods'),
    planning: ours(
      { vietnam: 10, india: 10, turkey: 10, mexico: 5, portugal: 5 },
      'time to sample',
    ),
    exploring: ours({ india: 15, vietnam: 10, portugal: 10 }, 'time to visit and compare'),
    'long-term': ours(
      { pakistan: 15, bangladesh: 15, india: 10, vietnam: 10 },
      'long lead times do no harm',
    ),
  },
  compliance: {
    cpsia: ours({ china: 20, vietnam: 10, mexico: 5 }, 'toy certification and test labs'),
    fda: specified({ china: 15, mexico: 10 }, 'registered facilities'),
    organic: greenCompliance,
    'fair-trade': ours({ india: 25, pakistan: 10, bangladesh: 5 }, 'Fair Trade, SA8000, audits'),
    sustainability: greenCompliance,
    none: ours({ china: 5, vietnam: 5, pakistan: 5, bangladesh: 5 }, 'nothing narrows the choice'),
  },
  tariffConcern: {
    major: specified({ mexico: 30, vietnam: 25, turkey: 15 }, 'lower duty than China'),
    moderate: ours(
      { mexico: 20, portugal: 15, india: 10, pakistan: 10, bangladesh: 10 },
      'USMCA, or the 10% tier',
    ),
    minor: ours({ china: 15, vietnam: 5 }, 'duty outweighed by breadth'),
    'not-sure': ours({ mexico: 10, portugal: 10, india: 5 }, 'safe if duty turns out to matter'),
  },
  painPoints: {
    tariffs: ours(
      { mexico: 20, portugal: 15, india: 10, pakistan: 10, bangladesh: 10 },
      'USMCA, or the 10% tier',
    ),
    'lead-times': ours({ turkey: 20, mexico: 20, portugal: 10 }, 'shorter making and sailing'),
    quality: ours({ portugal: 20, turkey: 15, vietnam: 10 }, 'steady premium makers'),
    communication: ours(
      { mexico: 15, portugal: 15, india: 15, pakistan: 10 },
      'English, near hours',
    ),
    moq: ours({ portugal: 25, turkey: 15, mexico: 10, india: 10 }, 'small minimums'),
    'ip-theft': ours({ portugal: 20, mexico: 20, turkey: 5 }, 'EU law and USMCA rules'),
  },
  budgetFlexibility: {
    reduce: ours({ bangladesh: 25, pakistan: 25, india: 15, vietnam: 10 }, 'lowest labor cost'),
    maintain: ours({ india: 15, vietnam: 15, china: 10, turkey: 5 }, 'fair price for quality'),
    'increase-10-20': ours(
      { turkey: 15, mexico: 15, portugal: 10, vietnam: 5 },
      'pays for nearness',
    ),
    premium: ours({ portugal: 25, turkey: 15, mexico: 5 }, 'pays for the best makers'),
    'not-sure': ours({ india: 5, vietnam: 5, turkey: 5 }, 'the middle of the price range'),
  },
};

/** The weight of one answer; undefined for what is no answer of the question. */
export function weightOf(question: QuizQuestion, option: string): QuizWeight | undefined {
  return new Map<string, QuizWeight>(Object.entries(quizWeights[question])).get(option);
}

function specified(points: WeightPoints, why: string): QuizWeight {
  return { points, from: 'specification', why };
}

function ours(points: WeightPoints, why: string): QuizWeight {
  return { points, from: 'ours', why };
}

function rated(category: QuizOption<'category'>): QuizWeight {
  const points: Partial<Record<MapCountry, number>> = {};
  for (const country of mapCountries) {
    if (isSourcingCategory(category)) {
      points[country] = sourcingRating(country, category) * pointsPerRating;
    }
  }
  return ours(points, 'strength in the category, 1 to 5, times 5');
}
