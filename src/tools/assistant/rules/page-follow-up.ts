import { namesNothing, withoutFillers } from './goods-words.ts';
import { partAskedFor, sentenceFor, stemsOf } from './sentence-for.ts';
import { type AssistantMessage, isRefusal, type Thread } from './thread.ts';

const maxWords = 8;
const maxMessagesBack = 6;

/** What a question asks of something named before, no name itself. */
const asking =
  /\b(?:who|whom|where|when|why|sells?|makes?|exactly|much|many|money|costs?|fees?|prices?|takes?|happens?|next|then|after|size|wide|tall|minutes?|hours?|days?|weeks?|months?|bring|prepare|ready|wait|too|actually|ones?)\b/gi;

/** "Your prices" and "do you" ask about us, whatever was spoken of. */
const aboutUs = /\b(?:you|your|ur|we|us|our)\b/i;

/**
 * Whether a message asks for a part of the page just quoted and names nothing itself: "how big", "where
 * exactly", "how much is a good one".
 */
export function isPageFollowUp(text: string, thread: Thread): boolean {
  return (
    lastPages(thread) !== undefined &&
    text.trim().split(/\s+/).length <= maxWords &&
    !aboutUs.test(text) &&
    partAskedFor(text) !== undefined &&
    namesNothing(text.replace(asking, ' '))
  );
}

/** The sentence that answers it, in the page quoted last or one quoted shortly before. */
export function sentenceOfPages(text: string, thread: Thread): string | undefined {
  for (const message of pagesQuoted(thread)) {
    const sentence = sentenceFor(text, message.content);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** Whether a page's title is about what the thread asked last. */
export function isOfSubject(title: string, thread: Thread): boolean {
  const subject = stemsOf(subjectOf(thread));
  return [...stemsOf(title)].some((stem) => subject.has(stem));
}

/** What the question named that the page quoted last answered. */
export function subjectOf(thread: Thread): string {
  const page = lastPages(thread);
  const asked = page === undefined ? undefined : thread[thread.indexOf(page) - 1]?.content;
  return withoutFillers((asked ?? '').replace(asking, ' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The page quoted last, where nothing else was answered since. */
export function lastPages(thread: Thread): AssistantMessage | undefined {
  // What was not known in between changes no subject.
  const last = thread.findLast(
    (message): message is AssistantMessage => message.role === 'assistant' && !isRefusal(message),
  );
  return last?.cards.some(({ kind }) => kind === 'pages') ? last : undefined;
}

/** The answers from the page quoted last, the latest first; of a part that was repeated, the whole too. */
function pagesQuoted(thread: Thread): AssistantMessage[] {
  const titles = titlesOf(lastPages(thread));
  return thread
    .slice(-maxMessagesBack)
    .filter((message): message is AssistantMessage => message.role === 'assistant')
    .filter((message) => titlesOf(message)[0] === titles[0])
    .toSorted((one, other) => other.content.length - one.content.length);
}

function titlesOf(message: AssistantMessage | undefined): string[] {
  return (message?.cards ?? []).flatMap((card) =>
    card.kind === 'pages' ? card.sources.slice(0, 1).map(({ title }) => title) : [],
  );
}
