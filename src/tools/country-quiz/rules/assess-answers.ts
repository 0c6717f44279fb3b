import type {
  QuizAnswers,
  QuizOption,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { formatInteger } from '@/lib/format.ts';
import { firstOrderUnits } from './first-order.ts';

export type QuizStrategy = 'full-switch' | 'dual-source' | 'diversify' | 'stay-put';
export type TimelineBucket = 'immediate' | 'short-term' | 'medium-term' | 'long-term';
export type RiskProfile = 'aggressive' | 'balanced' | 'conservative';

/** The first matching rule wins (specification §4). */
export function recommendStrategy(
  answers: Pick<QuizAnswers, 'currentStatus' | 'painPoints' | 'tariffConcern' | 'timeline'>,
): QuizStrategy {
  const { currentStatus, painPoints, tariffConcern, timeline } = answers;
  if (currentStatus === 'planning') return 'full-switch';
  if (painPoints.includes('tariffs') && tariffConcern === 'major') return 'dual-source';
  if (painPoints.length >= 3) return 'diversify';
  if (timeline === 'long-term') return 'stay-put';
  return 'dual-source';
}

/** Specification §4. */
export function timelineBucket(timeline: QuizOption<'timeline'>): TimelineBucket {
  const buckets: Partial<Record<QuizOption<'timeline'>, TimelineBucket>> = {
    asap: 'immediate',
    planning: 'short-term',
    exploring: 'medium-term',
  };
  return buckets[timeline] ?? 'long-term';
}

/** Specification §4. */
export function riskProfile(
  answers: Pick<QuizAnswers, 'timeline' | 'budgetFlexibility' | 'complexity'>,
): RiskProfile {
  const { timeline, budgetFlexibility, complexity } = answers;
  if (timeline === 'asap' && budgetFlexibility === 'premium') return 'aggressive';
  if (timeline === 'long-term' && complexity === 'complex') return 'conservative';
  return 'balanced';
}

export type ReadinessDimension = Readonly<{
  id: 'start' | 'timeline' | 'volume' | 'category' | 'priorities' | 'budgetFlexibility';
  points: number;
  maxPoints: number;
}>;

export type Readiness = Readonly<{
  /** From 0 to 100. The dimensions may add up to 110; the score stops at 100. */
  score: number;
  dimensions: readonly ReadinessDimension[];
}>;

type ReadinessAnswers = Pick<
  QuizAnswers,
  'timeline' | 'volume' | 'category' | 'priorities' | 'budgetFlexibility'
>;

/** The readiness score and what each dimension adds to it (specification §9). */
export function assessReadiness(answers: ReadinessAnswers): Readiness {
  const { timeline, volume, category, priorities, budgetFlexibility } = answers;
  const timelinePoints: Record<QuizOption<'timeline'>, number> = {
    asap: 20,
    planning: 15,
    exploring: 10,
    'long-term': 5,
  };
  const dimensions: ReadinessDimension[] = [
    { id: 'start', points: 50, maxPoints: 50 },
    { id: 'timeline', points: timelinePoints[timeline], maxPoints: 20 },
    tenIf('volume', volume !== 'not-sure'),
    tenIf('category', category.length >= 1),
    tenIf('priorities', priorities.length >= 2),
    tenIf('budgetFlexibility', budgetFlexibility !== 'not-sure'),
  ];
  const sum = dimensions.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(100, sum), dimensions };
}

/** The first order in words: '500-1,000 units' (specification §9). */
export function estimatedMoq(country: MapCountry, category: QuizAnswers['category']): string {
  const { from, to } = firstOrderUnits(country, category);
  return `${formatInteger(from)}-${formatInteger(to)} units`;
}

function tenIf(id: ReadinessDimension['id'], met: boolean): ReadinessDimension {
  return { id, points: met ? 10 : 0, maxPoints: 10 };
}
