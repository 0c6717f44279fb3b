import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import {
  type Details,
  mergeDetails,
  noDetails,
  readDetails,
  saysDetail,
} from '../rules/details.ts';
import { goodsWords, refersToThread, withoutFillers, wordsOfReply } from '../rules/goods-words.ts';
import { recordOf } from '../rules/intent.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import type { Thread } from '../rules/thread.ts';
import { type Turn, withSum } from '../rules/thread-record.ts';
import type { AssistantServices } from '../services.ts';
import { type FoundGoods, goodsIn, goodsInSentence } from './goods-in.ts';

/** Goods with what the conversation has said of them. */
export type NamedGoods = FoundGoods & {
  /** What the services are asked with. */
  words: string;
  details: Details;
  /** Every country that these goods were spoken of with, in that order. */
  countries: readonly string[];
  /** The line and every fact of a duty answer, where the goods come from one. */
  fromTariff: boolean;
};

type Understand = AssistantServices['understandGoods'];

const maxTurnsBack = 10;

/**
 * The goods that the conversation was about last, with all that was said of them. Null when it named
 * none that we know.
 */
export async function goodsOfThread(
  thread: Thread,
  understandGoods: Understand,
): Promise<NamedGoods | null> {
  const turns = recordOf(thread).turns.slice(-maxTurnsBack).toReversed();
  const since: Turn[] = [];
  let found: { goods: FoundGoods; turn: Turn } | undefined;
  for (const [place, turn] of turns.entries()) {
    // Where nothing was said of an order before, nobody asks of which goods.
    if (found !== undefined && !turns.slice(place).some(({ details }) => saysDetail(details)))
      break;
    const goods = turn.words === '' ? null : await goodsInSentence(turn.words, understandGoods);
    if (found === undefined && goods !== null) found = { goods, turn };
    else if (
      found !== undefined &&
      goods !== null &&
      goods.kind.kindId !== found.goods.kind.kindId
    ) {
      if (!namesGenerally(found.turn.words, found.goods, goods)) break;
      found = { goods, turn };
    }
    since.push(turn);
  }
  if (found === undefined) return null;
  const { goods, turn } = found;
  const said = since.toReversed();
  const details = said.reduce((all, each) => mergeDetails(all, each.details), ofAnyGoods(thread));
  const named: NamedGoods = {
    ...goods,
    units: details.units ?? goods.units,
    words: cutText(turn.words, maxGoodsTextLength),
    details: { ...details, qualities: [] },
    countries: [...new Set(said.flatMap((each) => each.details.originCodes))],
    fromTariff: turn.fromTariff,
  };
  const qualities = since.find((each) => each.details.qualities.length > 0);
  return qualities === undefined || since.indexOf(qualities) >= since.indexOf(turn)
    ? named
    : inQualities(named, qualities.details.qualities, understandGoods);
}

/** A budget and a place hold whatever goods they were told before. */
function ofAnyGoods(thread: Thread): Details {
  return recordOf(thread).turns.reduce(
    (all, { details: { budgetUsd, zip } }) => mergeDetails(all, { ...noDetails, budgetUsd, zip }),
    noDetails,
  );
}

/** The same goods of another material: "stainless steel mugs" for ceramic ones. */
async function inQualities(
  named: NamedGoods,
  qualities: readonly string[],
  understandGoods: Understand,
): Promise<NamedGoods> {
  if (qualities.length === 0) return named;
  const words = cutText(`${qualities.join(' ')} ${named.kind.plural}`, maxGoodsTextLength);
  const changed = await goodsIn(words, understandGoods);
  return changed === null || changed.kind.kindId !== named.kind.kindId
    ? named
    : { ...named, understood: changed.understood, kind: changed.kind, words, fromTariff: false };
}

/** The goods in the words of the intent, or else those of the thread that it refers to. */
export async function goodsOf(
  text: string,
  intent: Intent,
  thread: Thread,
  understandGoods: Understand,
): Promise<NamedGoods | null> {
  if (intent.kind === 'supplier-reply' || intent.kind === 'quote-check') {
    return namedIn(wordsOfReply(intent.reply), understandGoods);
  }
  if (!('goods' in intent)) return null;
  const details = withSum(readDetails(text).details, intent);
  const words = intent.goods;
  const named = await namedIn([words, goodsWords(words)], understandGoods);
  const before = thread.length === 0 ? null : await goodsOfThread(thread, understandGoods);
  if (named !== null) {
    if (before !== null && namesGenerally(words, named, before))
      return withDetails(before, details);
    const isSame = before?.kind.kindId === named.kind.kindId;
    return isSame
      ? { ...withDetails(before, details), ...namesOf(named), units: named.units ?? before.units }
      : { ...named, details: mergeDetails(ofAnyGoods(thread), details) };
  }
  const { remainder } = parseOrigins(words);
  const isMeant = before !== null && (refersToThread(remainder) || isPartOfName(remainder, before));
  return isMeant
    ? inQualities(withDetails(before, details), details.qualities, understandGoods)
    : null;
}

/** The goods that the first text names that names any. */
async function namedIn(
  texts: readonly string[],
  understandGoods: Understand,
): Promise<NamedGoods | null> {
  for (const text of texts) {
    const found = await goodsIn(text, understandGoods);
    if (found === null) continue;
    const words = cutText(text.trim(), maxGoodsTextLength);
    return { ...found, words, details: noDetails, countries: [], fromTariff: false };
  }
  return null;
}

function namesOf({ understood, kind, words }: NamedGoods) {
  return { understood, kind, words };
}

function withDetails(named: NamedGoods, details: Details): NamedGoods {
  const merged = mergeDetails(named.details, details);
  return {
    ...named,
    details: merged,
    countries: [...new Set([...named.countries, ...details.originCodes])],
    units: merged.units ?? named.units,
  };
}

/**
 * "750 bags" after backpacks, "shirts" after T-shirts: one word, of the same trade or the end of the
 * name, that is no kind's whole name.
 */
function namesGenerally(text: string, { kind }: FoundGoods, before: FoundGoods): boolean {
  const said = goodsWords(readDetails(text).rest).toLowerCase();
  return (
    !said.includes(' ') &&
    said !== kind.plural &&
    said !== kind.name &&
    kind.plural.endsWith(said) &&
    (kind.capability.id === before.kind.capability.id || before.kind.plural.endsWith(said))
  );
}

/** "Bars" for soap bars. */
function isPartOfName(text: string, { understood }: NamedGoods): boolean {
  const words =
    withoutFillers(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => understood.plural.split(' ').includes(word));
}
