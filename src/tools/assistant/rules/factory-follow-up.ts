import { isMaterial } from '@functions/_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { namesNothing } from './goods-words.ts';
import { shownFactories } from './shown-factories.ts';
import type { Thread } from './thread.ts';

const aboutThem =
  /^\W*(?:do|does|can|could|are|is|have|has) (?:they|these|those|it|any(?: of (?:them|these|those))?)\s+/i;
const kindOf =
  /^(?:it(?:'?s| is)|they(?:'?re| are)|that(?:'?s| is)|i mean(?:t)?|basically|like) (?:basically |like |just |really )*(?:a |an |some )?(?:(?:kind|type|sort)s? of )?([\p{L}][\p{L} '-]{2,58})$/iu;
const maxLength = 60;
const makesOther = /^(?:also |even )?(?:make|produce)\s/i;
const verbs = /^(?:do|offer|have|make|provide|print|also|even|any|with)\s+/i;

/** Whether a message asks what the factories shown last can do: "do they do embroidery". */
export function refinesFactories(text: string, thread: Thread): boolean {
  return refinedQuery(text, thread) !== undefined;
}

/** "In cork instead", "and organic cotton?": what the same goods shall be made of. */
function materialIn(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(
      /^\W*(?:(?:and|or|but|no|what about|how about|in|of|made of|from|i meant?)\b[\s,]*)+/,
      '',
    )
    .replace(/\b(?:instead|please|then|though)\b/g, ' ')
    .match(/[\p{L}-]+/gu);
  return words?.every((word) => isQuality(word) || isMaterial(word)) ? words.join(' ') : undefined;
}

/** "It's a kind of candle" after a search that found nothing. */
function namedInstead(text: string, thread: Thread): string | undefined {
  const last = thread.at(-1);
  const isOpen =
    last?.role === 'assistant' && last.cards.some(({ kind }) => kind === 'factory-search');
  return isOpen ? kindOf.exec(text.trim().replace(/[?.!]$/, ''))?.[1] : undefined;
}

/** The last search with what is asked of it now: "caps with embroidery"; undefined for another message. */
export function refinedQuery(text: string, thread: Thread): string | undefined {
  const named = namedInstead(text, thread);
  if (named !== undefined) return named;
  const shown = shownFactories(thread);
  if (shown === undefined) return undefined;
  const { query, isLast } = shown;
  const material = isLast ? materialIn(text) : undefined;
  if (material !== undefined) return `${material} ${query}`;
  const request = text.trim().replace(/[?.!]$/, '');
  if (!aboutThem.test(request) || (!isLast && !/\bthe(?:y|se)\b/i.test(request))) return undefined;
  const said = request.replace(aboutThem, '');
  // What the goods need or cost says nothing of a factory.
  if (/^(?:really |also )?(?:need|cost|take|pay)\b/i.test(said)) return undefined;
  const asked = said.replace(verbs, '');
  if (namesNothing(asked) || asked.length < 3 || asked.length > maxLength) return undefined;
  // Other goods take the place of those; a process or a mark comes with them.
  return makesOther.test(said) ? asked : `${query} with ${asked}`;
}
