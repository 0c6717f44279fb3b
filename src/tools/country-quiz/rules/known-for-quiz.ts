import {
  answersFromParams,
  type ChosenAnswers,
  choose,
  chosenFrom,
  type QuizOption,
  type QuizQuestion,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { Certification } from '@functions/_shared/domain/rfq-terms.ts';
import { parseStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import type {
  AnnualVolume,
  PainPoint,
  StrategyAnswers,
  StrategyTimeline,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';

/** What the quiz opens with, and the answer that each question's choice comes from. */
export type KnownQuiz = Readonly<{
  answers: ChosenAnswers;
  from: Partial<Record<QuizQuestion, AnswerName>>;
}>;

/**
 * The choices for the questions that are still open: those of an earlier quiz; else what the
 * strategy builder was told, where both ask the same; else a category or certificates that any tool
 * knows.
 */
export function knownForQuiz(chosen: ChosenAnswers, known: ProductAnswers): KnownQuiz {
  const quiz = answersFromParams(new URLSearchParams(known.quiz));
  const strategy = parseStrategyParams(new URLSearchParams(known.strategy))?.answers;
  const sources: [AnswerName, Partial<ChosenAnswers>][] = [
    ['quiz', quiz === null ? {} : chosenFrom(quiz)],
    ['strategy', strategy === undefined ? {} : fromStrategy(strategy)],
    ['category', { category: known.category === undefined ? [] : [known.category] }],
    ['certifications', { compliance: fromCertifications(known.certifications ?? []) }],
  ];
  let answers = chosen;
  const from: Partial<Record<QuizQuestion, AnswerName>> = {};
  for (const [name, options] of sources) {
    for (const question of quizQuestions) {
      if (answers[question].length > 0) continue;
      for (const option of options[question] ?? []) answers = choose(answers, question, option);
      if (answers[question].length > 0) from[question] = name;
    }
  }
  return { answers, from };
}

/** The answers with a counterpart in the quiz; the others stay open there. */
function fromStrategy({
  currentCountry,
  volume,
  category,
  painPoints,
  timeline,
}: StrategyAnswers): Partial<ChosenAnswers> {
  return {
    // The builder asks for the country that makes the most: "mostly in China" in the quiz. Any other
    // country may be the only one or one of several.
    currentStatus: currentCountry === 'china' ? ['china'] : [],
    volume: orNone(quizVolumes[volume]),
    category: [category],
    painPoints: painPoints.flatMap((point) => orNone(quizPainPoints[point])),
    timeline: [quizTimelines[timeline]],
  };
}

/** The quiz divides what lies below 10,000, and the builder what lies above. */
const quizVolumes: Partial<Record<AnnualVolume, QuizOption<'volume'>>> = {
  '10k-50k': '10000+',
  '50k-100k': '10000+',
  '100k+': '10000+',
};

/** Risk and cost are no pain points of the quiz; it asks about them in other words. */
const quizPainPoints: Partial<Record<PainPoint, QuizOption<'painPoints'>>> = {
  Tariffs: 'tariffs',
  'Faster lead times': 'lead-times',
  'Quality issues': 'quality',
};

/** By the months that both give: the specification's buckets of the quiz (§4) name the same terms. */
const quizTimelines: Record<StrategyTimeline, QuizOption<'timeline'>> = {
  asap: 'asap',
  'short-term': 'planning',
  'medium-term': 'exploring',
  'long-term': 'long-term',
};

const quizCompliance: Partial<Record<Certification, QuizOption<'compliance'>>> = {
  cpsia: 'cpsia',
  fda: 'fda',
  gots: 'organic',
  'fair-trade': 'fair-trade',
  none: 'none',
};

function fromCertifications(certifications: readonly Certification[]): string[] {
  return certifications.flatMap((each) => orNone(quizCompliance[each]));
}

function orNone<Option>(option: Option | undefined): Option[] {
  return option === undefined ? [] : [option];
}
