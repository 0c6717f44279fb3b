import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { engineCopy } from '../engine-copy.ts';
import { asksForLowest } from '../rules/choose-route.ts';
import { namesNothing } from '../rules/goods-before.ts';
import { statesFact } from '../rules/tariff-facts.ts';
import { previousTariffQuery, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { goodsIn, goodsOfThread } from './answer-from-engines.ts';

/** The contract's limit. */
const maxTariffQueryLength = 500;

/** Before "2.10" in "2000 pieces at 2.10". */
const priceAlone = /\bat (?=\d+\.\d{2}(?![\d.]|\s?%))/i;

/** "No, I meant Vietnam" is about Vietnam, and "no" is no goods. */
const correcting =
  /^\W*(?:(?:no+|nope|sorry|wait|oops|actually)\b[\s,.]*)+(?:(?:i|we) (?:meant?|said)\s)?|^\W*(?:i|we) (?:meant?|said)\s/i;

/** "What is the lowest duty on hoodies" asks for a country. */
const lowestOn =
  /^\W*what(?:'?s| is) the (?:lowest|least) (?:us )?(?:import )?(?:duty|tariff|rate) (?:on|for) ([^?.]+)/i;

/** The question as typed, with what it goes on from where it names no goods itself. */
export async function tariffRequest(
  text: string,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<TariffLookupRequest> {
  const query = cutText(text, maxTariffQueryLength)
    .replace(correcting, '')
    .replace(priceAlone, '$&$$');
  const { originCodes, remainder } = parseOrigins(text);
  const [, ranked] = originCodes.length === 0 ? (lowestOn.exec(query) ?? []) : [];
  if (ranked !== undefined) return { query: engineCopy.ask.cheapest(ranked) };
  const before = namesNothing(remainder) ? await goodsOfThread(thread, understandGoods) : null;
  if (before !== null) {
    const goods = before.fromTariff ? before.words : before.understood.plural;
    if (originCodes.length === 0 && before.countries.length < 2 && asksForLowest.test(text)) {
      return { query: engineCopy.ask.cheapest(goods) };
    }
    if (!before.fromTariff) {
      const countries = before.countries.flatMap((code) => findTariffOrigin(code)?.name ?? []);
      const from = countries.length === 0 ? '' : ` from ${listInWords(countries, 'and')}`;
      return { query, previousQuery: `duty on ${goods}${from}` };
    }
  }
  const previousQuery = previousTariffQuery(thread);
  const changed = await changedGoods(text, thread, understandGoods);
  if (changed !== null && previousQuery !== undefined) {
    return { query: changed, previousQuery: cutText(previousQuery, maxTariffQueryLength) };
  }
  return previousQuery === undefined
    ? { query }
    : { query, previousQuery: cutText(previousQuery, maxTariffQueryLength) };
}

/** "What if upholstered", "and if they are handmade". */
const otherwise =
  /^\W*(?:and |but |so )?(?:what )?if(?: it(?:'s| is| was)?| they(?:'re| are| were)?)? ((?!it\b|they\b|i\b|we\b|you\b|the\b)[\p{L}-]{4,}(?: [\p{L}-]{3,})?)$/iu;

/**
 * The question about the goods of the thread with a quality that the words add to them; null for goods
 * of their own, facts of the entry and materials, which the lookup merges itself.
 */
async function changedGoods(
  text: string,
  thread: Thread,
  understandGoods: AssistantServices['understandGoods'],
): Promise<string | null> {
  const [, quality = ''] = otherwise.exec(text.trim().replace(/[?.!]$/, '')) ?? [];
  if (quality === '' || statesFact(text) || namesNothing(quality)) return null;
  if (quality.toLowerCase().split(' ').every(isQuality)) return null;
  if ((await goodsIn(quality, understandGoods)) !== null) return null;
  const before = await goodsOfThread(thread, understandGoods);
  return before?.fromTariff ? `duty on ${quality} ${before.words}` : null;
}
