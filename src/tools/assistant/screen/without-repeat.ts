import { engineCopy as copy } from '../engine-copy.ts';
import { foreignCopy } from '../foreign-copy.ts';
import { sentenceFor, sentencesOf } from '../rules/sentence-for.ts';
import type { Thread } from '../rules/thread.ts';
import type { Answer } from './answer.ts';
import { stepsWithoutGoods } from './next-steps.ts';

/**
 * The answer, unless it is that of the question before. The same question gets it again and is told so;
 * another question is told that there is no more.
 */
export function withoutRepeat(answer: Answer, question: string, thread: Thread): Answer {
  const last = thread.at(-1);
  const said = last?.role === 'assistant' ? last.content : undefined;
  if (said === undefined || (said !== answer.content && !said.endsWith(` ${answer.content}`))) {
    return answer;
  }
  if (answer.language !== undefined) {
    return { ...answer, content: foreignCopy[answer.language].same };
  }
  const before = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  if (wordsOf(before) === wordsOf(question)) {
    const content =
      said === answer.content ? `${copy.sameQuestion} ${answer.content}` : copy.sameAnswer;
    return { ...answer, content };
  }
  // The card still has the lines to choose from.
  if (answer.cards.some((card) => card.kind === 'tariff' && card.result.status === 'choose-line')) {
    return { ...answer, content: `${copy.lineStillOpen} ${answer.content}` };
  }
  const leadsNowhere =
    answer.cards.length > 0 && answer.cards.every(({ kind }) => kind === 'people');
  const isFigure = answer.cards.some(({ kind }) => kind === 'tool');
  const part = leadsNowhere
    ? undefined
    : (sentenceFor(question, answer.content) ??
      // What an engine says first is what it was asked for.
      (isFigure ? sentencesOf(answer.content)[0] : undefined));
  if (part !== undefined) return { ...answer, content: copy.sameAnswerPart(part) };
  return {
    content: answer.cards.some(({ kind }) => kind !== 'people')
      ? copy.sameAnswer
      : copy.nothingAgain,
    cards: [{ kind: 'people', contacts: ['booking', 'email'] }],
    suggestions: answer.suggestions.length > 0 ? answer.suggestions : stepsWithoutGoods(thread),
    searchFailed: answer.searchFailed,
  };
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
