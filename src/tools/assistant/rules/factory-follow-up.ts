import { namesNothing } from './goods-before.ts';
import type { Thread } from './thread.ts';

const aboutThem =
  /^\W*(?:do|does|can|could|are|is|have|has) (?:they|these|those|it|any(?: of (?:them|these|those))?)\s+/i;
const maxLength = 60;
const verbs = /^(?:do|offer|have|make|provide|print|also|even|any|with)\s+/i;

/** The factories shown last; undefined where the last answer showed none. */
function shownQuery(thread: Thread): string | undefined {
  const last = thread.at(-1);
  if (last?.role !== 'assistant') return undefined;
  return last.cards.flatMap((card) => (card.kind === 'factories' ? [card.query] : []))[0];
}

/** Whether a message asks what the factories shown last can do: "do they do embroidery". */
export function refinesFactories(text: string, thread: Thread): boolean {
  return refinedQuery(text, thread) !== undefined;
}

/** The last search with what is asked of it now: "caps embroidery"; undefined for another message. */
export function refinedQuery(text: string, thread: Thread): string | undefined {
  const query = shownQuery(thread);
  const request = text.trim().replace(/[?.!]$/, '');
  if (query === undefined || !aboutThem.test(request)) return undefined;
  const asked = request.replace(aboutThem, '').replace(verbs, '');
  return namesNothing(asked) || asked.length < 3 || asked.length > maxLength
    ? undefined
    : `${query} ${asked}`;
}
