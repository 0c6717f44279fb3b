import { ideasFor, type Suggestion } from '@functions/generate-product-ideas/suggest-ideas.ts';
import { type EngineResult, type Judged, readQuestions } from './questions.ts';

/** An idea may be offered to so many of the niches asked about. */
const maxNichesPerIdea = 3;

/** The ideas for what creators say they post about. */
export function evaluateNiches(): EngineResult {
  const questions = readQuestions('niches').map(([said = '']) => said);
  return { engine: 'Product ideas', judged: judgeNiches(questions) };
}

/**
 * Answers every question and judges the answers: five different ideas, no idea in more than three of
 * the niches, each reason quoted from what was said. An answer of classics only says that the engine
 * does not know the niche.
 */
export function judgeNiches(questions: readonly string[]): Judged[] {
  const answers = questions.map((said) => ({ said, suggestion: ideasFor(said) }));
  const uses = new Map<string, number>();
  for (const { suggestion } of answers) {
    for (const { productName } of suggestion.ideas) {
      uses.set(productName, (uses.get(productName) ?? 0) + 1);
    }
  }
  return answers.map(({ said, suggestion }) => judge(said, suggestion, uses));
}

function judge(
  said: string,
  { ideas, notice }: Suggestion,
  uses: ReadonlyMap<string, number>,
): Judged {
  const classicCount = ideas.filter(({ isClassic }) => isClassic).length;
  if (ideas.length === 0 || classicCount === ideas.length) {
    return { question: said, verdict: 'unanswered', answer: notice ?? 'classics only' };
  }
  const faults = [
    ...(new Set(ideas.map(({ productName }) => productName)).size === 5 ? [] : ['not five']),
    ...ideas.flatMap(({ productName, reasoning, isClassic }) => [
      ...((uses.get(productName) ?? 0) > maxNichesPerIdea
        ? [`in many niches: ${productName}`]
        : []),
      ...(isClassic || quotesOnly(said, reasoning) ? [] : [`not said: ${reasoning}`]),
    ]),
  ];
  return {
    question: said,
    verdict: faults.length === 0 ? 'right' : 'wrong',
    answer: faults.join('; ') || ideas.map(({ productName }) => productName).join('; '),
  };
}

function quotesOnly(said: string, reasoning: string): boolean {
  const quoted = [...reasoning.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  return quoted.length > 0 && quoted.every((words) => said.includes(words));
}
