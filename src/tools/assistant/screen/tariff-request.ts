import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { engineCopy } from '../engine-copy.ts';
import { asksForLowest } from '../rules/choose-route.ts';
import { readDetails } from '../rules/details.ts';
import { namesNothing, onlyAdds } from '../rules/goods-words.ts';
import { recordOf } from '../rules/intent.ts';
import { statesFact } from '../rules/tariff-facts.ts';
import { previousTariffQuery, type Thread } from '../rules/thread.ts';
import { readInThread } from '../rules/thread-question.ts';
import type { AssistantServices } from '../services.ts';
import { goodsIn } from './goods-in.ts';
import { goodsOfThread } from './goods-of-thread.ts';

/** The contract's limit. */
const maxTariffQueryLength = 500;

/** Before "2.10" in "2000 pieces at 2.10". */
const priceAlone = /\bat (?=\d+\.\d{2}(?![\d.]|\s?%))/i;

/** "No, I meant Vietnam" is about Vietnam, and "no" is no goods. */
const correcting =
  /^\W*(?:(?:no+|nope|sorry|wait|oops|actually)\b[\s,.]*)+(?:(?:i|we) (?:meant?|said)\s)?|^\W*(?:i|we) (?:meant?|said)\s/i;

/** Says nothing of the goods. */
const saidBeside =
  /\b(?:obviously|of course|basically|actually|probably|maybe|i guess|i think)\b/gi;

/** "What is the lowest duty on hoodies" asks for a country. */
const lowestOn =
  /^\W*what(?:'?s| is) the (?:lowest|least) (?:us )?(?:import )?(?:duty|tariff|rate) (?:on|for) ([^?.]+)/i;

/** The question as typed, with what it goes on from where it names no goods itself. */
export async function tariffRequest(
  text: string,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<TariffLookupRequest> {
  const goesOn = readInThread(text, recordOf(thread))?.kind === 'duty';
  const query = cutText(goesOn ? detailsInWords(text) : text, maxTariffQueryLength)
    .replace(correcting, '')
    .replace(saidBeside, ' ')
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
      const countries = before.details.originCodes.flatMap(
        (code) => findTariffOrigin(code)?.name ?? [],
      );
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

/** The details of a message in the words that the lookup reads: "leather, from Vietnam, at $22 each". */
function detailsInWords(text: string): string {
  const { details, rest } = readDetails(text);
  // The lookup reads all but a material by itself, and a day in the words around it.
  const isPlain = details.qualities.length === 0 && onlyAdds(rest);
  if (isPlain || details.dayText !== undefined) return text;
  const { qualities, originCodes, units, weightKg } = details;
  const valueUsd = details.fobUsd ?? details.sumUsd;
  const countries = originCodes.flatMap((code) => findTariffOrigin(code)?.name ?? []);
  return [
    ...qualities,
    ...(countries.length === 0 ? [] : [`from ${listInWords(countries, 'and')}`]),
    ...(valueUsd === undefined ? [] : [`at $${valueUsd} each`]),
    ...(units === undefined ? [] : [`${units} pieces`]),
    ...(weightKg === undefined ? [] : [`${weightKg} kg each`]),
  ].join(' ');
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
