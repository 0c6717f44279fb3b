import type { ChatMessage } from '../_shared/contracts/kira-chat.ts';
import { canBeSuggested, isAnswered } from './compose-reply.ts';
import type { FoundPassage, Knowledge, KnowledgeTerm } from './knowledge.ts';
import { hasExamples, type NearestQuestion, nearestQuestions } from './nearest-question.ts';
import { extractTerms, standsAlone } from './query-terms.ts';
import { findPassages } from './rank-passages.ts';

const maxPassages = 8;

/**
 * From here up, an example says what a question asks where no passage answers by its words: by two
 * telling words, or by nearly all of them. One such word in a question about something else ("fix my
 * car") is no reason to answer. Calibrated on the questions in the tests.
 */
const leastNear = { byTwoWords: 0.46, byOneWord: 0.68 };
/**
 * From here up, an example comes before a passage that shares the question's words, if the examples
 * of that one are farther by `clearlyNearer`. Calibrated on the questions in the tests.
 */
const surelyNear = 0.9;
const clearlyNearer = 0.25;

export type FoundAnswer = Readonly<{
  /** What was searched for. */
  terms: readonly KnowledgeTerm[];
  /** The best first; `isAnswered` tells whether it answers. */
  passages: readonly FoundPassage[];
}>;

/**
 * Searches the passages by the question's own words, and by those of the thread where they do not
 * answer it. What people ask for each passage in other words decides where the words alone lead
 * nowhere, or to a passage that nobody asks for in this way.
 */
export async function findAnswer(
  prompt: string,
  history: readonly ChatMessage[],
  knowledge: Knowledge,
): Promise<FoundAnswer> {
  if (history.length === 0 || standsAlone(prompt)) {
    const found = await search(prompt, extractTerms(prompt), knowledge);
    const nearest = await byExample(prompt, found, knowledge);
    if (nearest !== undefined) return nearest;
    if (isAnswered(found.passages, found.terms.length)) return found;
  }
  return search(prompt, extractTerms(prompt, history), knowledge);
}

const leastRelated = 0.25;
const maxRelated = 3;

/** Three questions that the pages answer and that come nearest to this one; none where fewer do. */
export function relatedQuestions(prompt: string): readonly string[] {
  const titles = nearestQuestions(prompt)
    .filter(({ nearness, sharedWords }) => nearness >= leastRelated && sharedWords > 0)
    .map(({ title }) => title)
    .filter(canBeSuggested);
  return titles.length < maxRelated ? [] : titles.slice(0, maxRelated);
}

async function search(
  prompt: string,
  terms: readonly KnowledgeTerm[],
  knowledge: Knowledge,
): Promise<FoundAnswer> {
  return {
    terms,
    passages: titledFirst(prompt, await findPassages(knowledge, terms, maxPassages)),
  };
}

/** The passage of the nearest example, where that says more than the words of the passages. */
async function byExample(
  prompt: string,
  { terms, passages }: FoundAnswer,
  knowledge: Knowledge,
): Promise<FoundAnswer | undefined> {
  const near = nearestQuestions(prompt);
  const [best] = near;
  if (best === undefined || !isNearer(best, near, passages, terms)) return undefined;
  const ofTitle = await findPassages(knowledge, extractTerms(best.title), maxPassages);
  const own = ofTitle.find(({ id }) => id === best.id);
  return own && { terms, passages: withFirst(own, passages) };
}

function isNearer(
  best: NearestQuestion,
  near: readonly NearestQuestion[],
  passages: readonly FoundPassage[],
  terms: readonly KnowledgeTerm[],
): boolean {
  const [found] = passages;
  if (found === undefined || !isAnswered(passages, terms.length)) {
    return best.nearness >= (best.sharedWords >= 2 ? leastNear.byTwoWords : leastNear.byOneWord);
  }
  // Passages without examples, such as those on a country, are found by their own words.
  if (!hasExamples(found.id)) return false;
  const nearnessOfFound = near.find(({ id }) => id === found.id)?.nearness ?? 0;
  return best.nearness >= surelyNear && best.nearness - nearnessOfFound >= clearlyNearer;
}

/** A question that is the title of a passage, as those that are suggested are, gets that passage. */
function titledFirst(prompt: string, passages: readonly FoundPassage[]): readonly FoundPassage[] {
  const asked = prompt.trim().toLowerCase();
  const own = passages.find(({ title }) => title.endsWith('?') && title.toLowerCase() === asked);
  return own === undefined ? passages : withFirst(own, passages);
}

function withFirst(
  first: FoundPassage,
  passages: readonly FoundPassage[],
): readonly FoundPassage[] {
  return [{ ...first, rank: 1, coverage: 1 }, ...passages.filter(({ id }) => id !== first.id)];
}
