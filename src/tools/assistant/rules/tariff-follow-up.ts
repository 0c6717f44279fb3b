import type { Thread } from './thread.ts';

const longestFollowUpWords = 10;
const leadsOn =
  /^(?:and|or|but|so|then|ok(?:ay)?|what about|how about|what if|same|now|from|made in|if|with(?:out)?)\b/i;

/** Nothing that we asked is answered by it. */
const asksForElse = /^(?:who|why|when|do you|can you|are you|(?:what|which) countr(?:y|ies))\b/i;

/**
 * Whether words that name no duty belong to the tariff answer just given: it asked for something
 * ("China"), or they lead on from it ("and from Vietnam?", "what if it is wool").
 */
export function followsUpTariff(text: string, thread: Thread): boolean {
  const last = thread.at(-1);
  if (last?.role !== 'assistant') return false;
  const card = last.cards.find(({ kind }) => kind === 'tariff');
  if (card?.kind !== 'tariff') return false;
  const words = text.trim().split(/\s+/);
  if (words.length > longestFollowUpWords) return false;
  if (card.result.status === 'answered') return leadsOn.test(text.trim());
  return !asksForElse.test(text.trim());
}
