import { engineCopy as copy } from '../engine-copy.ts';
import type { Thread } from '../rules/thread.ts';
import type { Answer } from './answer.ts';
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
  // The card still has the lines to choose from.
  if (answer.cards.some((card) => card.kind === 'tariff' && card.result.status === 'choose-line')) {
    return { ...answer, content: `${copy.lineStillOpen} ${answer.content}` };
  }
  const part = sentenceFor(question, answer.content);
  if (part !== undefined) return { ...answer, content: copy.sameAnswerPart(part) };
  return {
    content: answer.cards.some(({ kind }) => kind !== 'people')
      ? copy.sameAnswer
      : copy.nothingAgain,
    cards: [{ kind: 'people', contacts: ['booking', 'email'] }],
    suggestions: answer.suggestions.length > 0 ? answer.suggestions : suggestionsFor(null),
    searchFailed: answer.searchFailed,
  };
}

const times = /\b(?:\d+|an?|one|two|few|several) (?:hours?|days?|weeks?|months?|years?)\b/i;
const asksTime = /\b(?:when|how (?:long|soon|fast|early|late))\b/i;
const sums = /\$\d|\d%/;
const asksSum = /\b(?:how much|costs?|price|fee|penalty|fine)\b|\$\d/i;
const persons = /\b(?:you|importer|broker|laborator\w+|factory|supplier|agency|carrier|company)\b/i;
const asksWho = /\bwho\b/i;

/** The one sentence of an answer that has what the question asks for, a time, a sum or a person. */
function sentenceFor(question: string, content: string): string | undefined {
  const wanted = [
    [asksTime, times],
    [asksSum, sums],
    [asksWho, persons],
  ].find(([asks]) => asks?.test(question))?.[1];
  const stems = stemsOf(question);
  const shared = (sentence: string) =>
    [...stemsOf(sentence)].filter((stem) => stems.has(stem)).length;
  return content
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((sentence) => !sentence.startsWith('Source:'))
    .filter((sentence) => wanted?.test(sentence) ?? shared(sentence) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** "Testing" and "tests" are of one stem; short words and those of any question are left out. */
function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).split(' ');
  const telling = words.filter(
    (word) =>
      word.length > 3 &&
      !/^(?:what|when|where|which|that|this|those|these|them|they|there|have|does|need|much|about|with|from|will|would|should|could)$/.test(
        word,
      ),
  );
  return new Set(telling.map((word) => word.slice(0, 4)));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
