import { isSourcingCategory, sourcingRating } from '../country-profiles.ts';
import { type MapCountry, mapCountries } from '../manufacturing-countries.ts';
import type { QuizOption, QuizQuestion } from './quiz-answers.ts';
import { quizPoints } from './quiz-points.generated.ts';

/**
 * The points that each answer of the country quiz gives to each country. They come from the records
 * in supabase/functions/_shared/domain/countries; a country without points there gets none.
 *
 * `specified(…)` weights are those of specification §9. `ours(…)` are our judgment of 2026 from the
 * country profiles: 5 to 25 points, with the reason.
 */

export type WeightPoints = Readonly<Partial<Record<MapCountry, number>>>;
export type QuizWeight = Readonly<{
  points: WeightPoints;
  from: 'specification' | 'ours';
  why: string;
}>;

/** The points of the records, by question and option. */
export type QuizPoints = {
  readonly [Question in QuizQuestion]?: Readonly<
    Partial<Record<QuizOption<Question>, WeightPoints>>
  >;
};

/** Points per step of a country's rating (1 to 5) for a chosen category. Ours. */
export const pointsPerRating = 5;

/** The specification treats organic and sustainability as one condition: together they count once. */
const greenCompliance = specified(quizPoints.compliance.organic, 'certified cotton and mills');

export const quizWeights: {
  readonly [Question in QuizQuestion]: Readonly<Record<QuizOption<Question>, QuizWeight>>;
} = {
  currentStatus: {
    planning: specified(quizPoints.currentStatus.planning, 'easy first countries'),
    china: specified(quizPoints.currentStatus.china, 'the usual second source'),
    diversified: specified(quizPoints.currentStatus.diversified, 'rounds off a portfolio'),
    other: ours(quizPoints.currentStatus.other, 'the widest choice to add'),
  },
  volume: {
    'under-500': specified(quizPoints.volume['under-500'], 'small first orders'),
    '500-2000': ours(quizPoints.volume['500-2000'], 'usual minimum of 100-500 a style'),
    '2000-10000': ours(quizPoints.volume['2000-10000'], 'lines that fill at this size'),
    '10000+': specified(quizPoints.volume['10000+'], 'capacity for large runs'),
    'not-sure': ours(quizPoints.volume['not-sure'], 'both small and large makers'),
  },
  category: {
    apparel: rated('apparel'),
    electronics: rated('electronics'),
    'home-goods': rated('home-goods'),
    beauty: rated('beauty'),
    accessories: rated('accessories'),
    other: ours(quizPoints.category.other, 'the broadest industry'),
  },
  priorities: {
    'low-cost': specified(quizPoints.priorities['low-cost'], 'lowest unit cost'),
    'fast-lead-time': ours(quizPoints.priorities['fast-lead-time'], 'bulk in 20-45 days'),
    quality: ours(quizPoints.priorities.quality, 'premium makers'),
    'ip-protection': ours(quizPoints.priorities['ip-protection'], 'EU law and USMCA rules'),
    sustainability: ours(quizPoints.priorities.sustainability, 'GOTS sites, LEED factories'),
    proximity: specified(quizPoints.priorities.proximity, 'road freight, same hours'),
  },
  complexity: {
    simple: ours(quizPoints.complexity.simple, 'basics at the lowest cost'),
    moderate: ours(quizPoints.complexity.moderate, 'skilled hands'),
    complex: specified(quizPoints.complexity.complex, 'parts and molds in one place'),
  },
  timeline: {
    asap: ours(quizPoints.timeline.asap, 'shortest time to goods'),
    planning: ours(quizPoints.timeline.planning, 'time to sample'),
    exploring: ours(quizPoints.timeline.exploring, 'time to visit and compare'),
    'long-term': ours(quizPoints.timeline['long-term'], 'long lead times do no harm'),
  },
  compliance: {
    cpsia: ours(quizPoints.compliance.cpsia, 'toy certification and test labs'),
    fda: specified(quizPoints.compliance.fda, 'registered facilities'),
    organic: greenCompliance,
    'fair-trade': ours(quizPoints.compliance['fair-trade'], 'Fair Trade, SA8000, audits'),
    sustainability: greenCompliance,
    none: ours(quizPoints.compliance.none, 'nothing narrows the choice'),
  },
  tariffConcern: {
    major: specified(quizPoints.tariffConcern.major, 'lower duty than China'),
    moderate: ours(quizPoints.tariffConcern.moderate, 'USMCA, or the 10% tier'),
    minor: ours(quizPoints.tariffConcern.minor, 'duty outweighed by breadth'),
    'not-sure': ours(quizPoints.tariffConcern['not-sure'], 'safe if duty turns out to matter'),
  },
  painPoints: {
    tariffs: ours(quizPoints.painPoints.tariffs, 'USMCA, or the 10% tier'),
    'lead-times': ours(quizPoints.painPoints['lead-times'], 'shorter making and sailing'),
    quality: ours(quizPoints.painPoints.quality, 'steady premium makers'),
    communication: ours(quizPoints.painPoints.communication, 'English, near hours'),
    moq: ours(quizPoints.painPoints.moq, 'small minimums'),
    'ip-theft': ours(quizPoints.painPoints['ip-theft'], 'EU law and USMCA rules'),
  },
  budgetFlexibility: {
    reduce: ours(quizPoints.budgetFlexibility.reduce, 'lowest labor cost'),
    maintain: ours(quizPoints.budgetFlexibility.maintain, 'fair price for quality'),
    'increase-10-20': ours(quizPoints.budgetFlexibility['increase-10-20'], 'pays for nearness'),
    premium: ours(quizPoints.budgetFlexibility.premium, 'pays for the best makers'),
    'not-sure': ours(quizPoints.budgetFlexibility['not-sure'], 'the middle of the price range'),
  },
};

/** The weight of an answer; undefined for an unknown one. */
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
