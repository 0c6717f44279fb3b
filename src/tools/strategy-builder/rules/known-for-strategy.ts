import {
  answersFromParams,
  type QuizAnswers,
  type QuizOption,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { isSourcingCategory } from '@functions/_shared/domain/sourcing-categories.ts';
import { parseStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import {
  type AnnualVolume,
  type CurrentCountry,
  type PainPoint,
  painPoints,
  type StrategyDraft,
  type StrategyTimeline,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { riskProfile } from '@/tools/country-quiz/rules/assess-answers.ts';

/** What the open questions are answered with, and the answers that it comes from. */
export type KnownStrategy = Readonly<{
  draft: Partial<StrategyDraft>;
  names: readonly AnswerName[];
}>;

/**
 * The answers to the questions that are still open: those of an earlier roadmap, else what the quiz
 * was told, else a category that any tool knows.
 */
export function knownForStrategy(draft: StrategyDraft, known: ProductAnswers): KnownStrategy {
  const strategy = parseStrategyParams(new URLSearchParams(known.strategy))?.answers;
  const quiz = answersFromParams(new URLSearchParams(known.quiz));
  const sources: [AnswerName, Partial<StrategyDraft>][] = [
    ['strategy', strategy ?? {}],
    ['quiz', quiz === null ? {} : draftFromQuiz(quiz)],
    ['category', { category: known.category ?? '' }],
  ];
  let filled: Partial<StrategyDraft> = {};
  const names: AnswerName[] = [];
  for (const [name, answers] of sources) {
    const added = openAnswers({ ...draft, ...filled }, answers);
    if (Object.keys(added).length > 0) names.push(name);
    filled = { ...filled, ...added };
  }
  return { draft: filled, names };
}

/** The draft without what was filled in; what the visitor has changed since stays. */
export function withoutKnown(
  draft: StrategyDraft,
  filled: Partial<StrategyDraft>,
): Partial<StrategyDraft> {
  const isSame = (name: keyof StrategyDraft) =>
    filled[name] !== undefined && String(filled[name]) === String(draft[name]);
  return {
    ...(isSame('currentCountry') && { currentCountry: '' }),
    ...(isSame('volume') && { volume: '' }),
    ...(isSame('category') && { category: '' }),
    ...(isSame('painPoints') && { painPoints: [] }),
    ...(isSame('timeline') && { timeline: '' }),
    ...(isSame('riskTolerance') && { riskTolerance: '' }),
  };
}

/**
 * The quiz's answers in the builder's words. What it assumes:
 * - who makes in several countries, or in one other than China, makes in none that the builder
 *   names; who makes nowhere yet has no country today;
 * - three of the quiz's volumes lie below 10,000 units; "10,000 or more" may be any of the others;
 * - of several categories, none is the product's;
 * - only pain points that both name are the same. "It has to go down" of the budget is no pain point
 *   here: as a third one it would turn the plan into another than the quiz recommends;
 * - the timelines stand for the same months (the quiz's buckets, specification §4);
 * - the risk profile that the quiz shows is the tolerance.
 */
export function draftFromQuiz(quiz: QuizAnswers): Partial<StrategyDraft> {
  const [category, ...others] = quiz.category;
  return {
    currentCountry: countries[quiz.currentStatus],
    volume: volumes[quiz.volume],
    category: others.length === 0 && isSourcingCategory(category) ? category : '',
    painPoints: painPoints.filter((point) =>
      quiz.painPoints.some((each) => samePainPoints[each] === point),
    ),
    timeline: timelines[quiz.timeline],
    riskTolerance: riskProfile(quiz),
  };
}

const countries: Record<QuizOption<'currentStatus'>, CurrentCountry | ''> = {
  planning: '',
  china: 'china',
  diversified: 'other',
  other: 'other',
};

const volumes: Record<QuizOption<'volume'>, AnnualVolume | ''> = {
  'under-500': 'under-10k',
  '500-2000': 'under-10k',
  '2000-10000': 'under-10k',
  '10000+': '',
  'not-sure': '',
};

const samePainPoints: Partial<Record<QuizOption<'painPoints'>, PainPoint>> = {
  tariffs: 'Tariffs',
  'lead-times': 'Faster lead times',
  quality: 'Quality issues',
};

const timelines: Record<QuizOption<'timeline'>, StrategyTimeline> = {
  asap: 'asap',
  planning: 'short-term',
  exploring: 'medium-term',
  'long-term': 'long-term',
};

/** Those of the answers to questions that the draft leaves open. */
function openAnswers(
  draft: StrategyDraft,
  answers: Partial<StrategyDraft>,
): Partial<StrategyDraft> {
  const isOpen = (name: keyof StrategyDraft) =>
    draft[name].length === 0 && (answers[name]?.length ?? 0) > 0;
  const { currentCountry, volume, category, timeline, riskTolerance } = answers;
  return {
    ...(isOpen('currentCountry') && { currentCountry }),
    ...(isOpen('volume') && { volume }),
    ...(isOpen('category') && { category }),
    ...(isOpen('painPoints') && { painPoints: answers.painPoints }),
    ...(isOpen('timeline') && { timeline }),
    ...(isOpen('riskTolerance') && { riskTolerance }),
  };
}
