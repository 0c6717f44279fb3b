import { readSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { listTariffOrigins } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isEverydayWord } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { readIntent } from './intent.ts';
import { originsOf, type Thread } from './thread.ts';
import { unitsIn } from './units-in.ts';

/** Words of the thread that may name goods, and the countries that were asked with them. */
export type GoodsBefore = Readonly<{
  words: string;
  /** The line and every fact of a duty answer, where the goods come from one. */
  fromTariff: boolean;
  countries: readonly string[];
  /** Pieces, where the question or one before it named them. */
  units: number | null;
}>;

const maxMessagesBack = 8;

/** What the conversation was about, the latest first: goods of cards, of questions to engines, texts. */
export function goodsBefore(thread: Thread): readonly GoodsBefore[] {
  const start = Math.max(0, thread.length - maxMessagesBack);
  const said = thread.slice(start).flatMap((message, place): GoodsBefore[] => {
    if (message.role === 'user') {
      return goodsOfQuestion(message.content, thread.slice(0, start + place));
    }
    return message.cards.flatMap((card): GoodsBefore[] => {
      if (card.kind === 'tariff' && card.result.product !== '') {
        const countries = originsOf(card.result).map(({ code }) => code);
        const { product, quantity } = card.result;
        return [{ words: product, fromTariff: true, countries, units: quantity }];
      }
      return card.kind === 'factories'
        ? [{ words: card.query, fromTariff: false, countries: [], units: null }]
        : [];
    });
  });
  return withUnitsSaidBefore(said).toReversed();
}

/** "500 of them" holds until another number is said. */
function withUnitsSaidBefore(said: readonly GoodsBefore[]): readonly GoodsBefore[] {
  return said.map((goods, place) => {
    const units = said.slice(0, place + 1).findLast((each) => each.units !== null)?.units ?? null;
    return { ...goods, units };
  });
}

function goodsOfQuestion(text: string, before: Thread): GoodsBefore[] {
  const intent = readIntent(text, before);
  if (intent?.kind === 'supplier-reply') {
    const { country, minOrder } = readSupplierReply(intent.reply);
    const origin = listTariffOrigins().find(({ name }) => name === country);
    const countries = origin === undefined ? [] : [origin.code];
    // The first words of a reply are looked up first.
    return wordsOfReply(intent.reply)
      .map((words) => ({ words, fromTariff: false, countries, units: minOrder }))
      .toReversed();
  }
  const words = intent !== undefined && 'goods' in intent ? intent.goods : text;
  const countries =
    intent !== undefined && 'originCodes' in intent
      ? intent.originCodes
      : parseOrigins(text).originCodes;
  const units = intent !== undefined && 'units' in intent ? intent.units : unitsIn(text);
  return [{ words, fromTariff: false, countries, units }];
}

const maxPieces = 5;
const maxPieceWords = 8;

/** The parts of a supplier's reply that may name the goods, since the whole of it names too much. */
export function wordsOfReply(reply: string): readonly string[] {
  return reply
    .split(
      /[.,;:!?\n()|]|\b(?:for|our|your|the|this|best|prices?|quot\w+|usd|fob|exw|moq|at|is|are|based|thanks?|thank)\b/i,
    )
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        /\p{L}{3,}/u.test(piece) && !/^(?:dear|hello|hi|good|for|you)\b\W*\w*$/i.test(piece),
    )
    .filter((piece) => piece.split(/\s+/).length <= maxPieceWords)
    .slice(0, maxPieces);
}

/** Words that name no goods. */
const fillerWords = `
  what whats there can may with without usmca claim has had lower higher how much many would should
   could do does did is are will the a an of for from at to in on it its them they those these
   this that one each then about and or i we you me my us land(?:ed|s)? costs? prices? priced?
   per pieces? units? pcs order run go all total unit duty tariffs? tax import(?:ing)? compare which
   country countries cheap(?:er|est) lowest highest least best better rate be have make get
   give if so ok now pay pays owe charged? customs border enter(?:s|ed|ing)?
   arriv(?:e|es|ed|ing) fob cif exw ddp sorry instead okay please same again shop warehouse
   door hands? someone really just delivered including freight shipping rfq quotes? request
   write draft send need want like use pick choose`
  .trim()
  .split(/\s+/);
const fillers = new RegExp(`\\b(?:all[- ]in|go with|${fillerWords.join('|')})\\b`, 'gi');

/** The words of a text that may name goods. */
export function withoutFillers(text: string): string {
  return text
    .replace(fillers, ' ')
    .replace(/[\p{L}'-]+/gu, (word) => (isEverydayWord(word.toLowerCase()) ? ' ' : word));
}

/** Whether a question names nothing itself: "what would 500 cost", "what is the duty then". */
export function namesNothing(text: string): boolean {
  return !/\p{L}{3,}/u.test(withoutFillers(text));
}

const refersBack = /\b(?:it|them|they|those|these|this|that|each)\b/i;

/** Whether a question is about what was said before. */
export function refersToThread(text: string): boolean {
  return refersBack.test(text) || namesNothing(text);
}
