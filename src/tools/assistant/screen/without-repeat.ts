import { engineCopy as copy } from '../engine-copy.ts';
import type { Thread } from '../rules/thread.ts';
import type { Answer } from './answer-question.ts';
import { suggestionsFor } from './engine-answer.ts';

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
  const before = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  if (wordsOf(before) === wordsOf(question)) {
    const content =
      said === answer.content ? `${copy.sameQuestion} ${answer.content}` : copy.sameAnswer;
    return { ...answer, content };
  }
  return {
    content: answer.cards.some(({ kind }) => kind !== 'people')
      ? copy.sameAnswer
      : copy.nothingAgain,
    cards: [{ kind: 'people', contacts: ['booking', 'email'] }],
    suggestions: answer.suggestions.length > 0 ? answer.suggestions : suggestionsFor(null),
    searchFailed: answer.searchFailed,
  };
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
