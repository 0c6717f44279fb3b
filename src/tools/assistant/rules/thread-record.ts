import { readSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { listTariffOrigins } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { type Details, mergeDetails, noDetails, readDetails } from './details.ts';
import { onlyAdds, wordsOfReply } from './goods-words.ts';
import type { Intent } from './intent-kinds.ts';
import { audienceSize } from './read-earnings.ts';
import { type AssistantMessage, isRefusal, originsOf } from './thread.ts';

/** What one message or card said of goods. */
export type Turn = Readonly<{
  /** Words that may name goods; empty where a message only adds to those before. */
  words: string;
  /** The line and every fact of a duty answer, where the goods come from one. */
  fromTariff: boolean;
  /** Whether the words are known to be about goods: an engine was asked for them, or a card names them. */
  isOfGoods: boolean;
  details: Details;
}>;

/** What a conversation has told so far, folded message by message. */
export type ThreadRecord = Readonly<{
  /** The oldest first. */
  turns: readonly Turn[];
  /** What the last question asked an engine; undefined where something else has answered since. */
  asked: Intent | undefined;
  /** What gave the last answer that led anywhere. */
  answeredBy: 'engine' | 'duty' | 'factories' | 'pages' | undefined;
  /** Whether any answer so far was about goods. */
  isOfGoods: boolean;
  /** The message that told how large an audience is. */
  audience: string | undefined;
  /** A question that no answer has followed yet. */
  open: Intent | undefined;
}>;

export const emptyRecord: ThreadRecord = {
  turns: [],
  asked: undefined,
  answeredBy: undefined,
  isOfGoods: false,
  audience: undefined,
  open: undefined,
};

/** Says nothing of goods or sums, so that what was asked before still stands. */
const talk: ReadonlySet<Intent['kind']> = new Set([
  'help',
  'doubt',
  'complaint',
  'recall',
  'choose',
  'off-topic',
  'approval',
  'identity',
  'judgment',
  'judge-unknown',
  'ask-pages',
  'since',
  'own-draft',
]);
/** Of an audience, a shipment or a parcel: their sums are no price of goods. */
const ofOtherSums: ReadonlySet<Intent['kind']> = new Set([
  'earnings',
  'fulfillment',
  'customs-fees',
  'bond',
  'parcel',
  'margin',
]);
/** A sum without a word for it is what customers pay. */
const ofRetail: ReadonlySet<Intent['kind']> = new Set(['profit', 'demand']);

/** The record with a message of the visitor. */
export function withQuestion(
  record: ThreadRecord,
  text: string,
  intent: Intent | undefined,
): ThreadRecord {
  return {
    ...record,
    open: intent,
    audience: audienceSize.test(text) ? text : record.audience,
    turns: [...record.turns, ...turnsOf(text, intent)],
  };
}

/** The record with an answer. */
export function withAnswer(record: ThreadRecord, answer: AssistantMessage): ThreadRecord {
  const { open } = record;
  if (isRefusal(answer)) return { ...record, open: undefined };
  const kinds = answer.cards.map(({ kind }) => kind);
  const isDuty = answer.cards.some(
    (card) => card.kind === 'tariff' && card.result.status !== 'not-found',
  );
  const answeredBy = isDuty
    ? 'duty'
    : kinds.includes('factories')
      ? 'factories'
      : kinds.includes('tool')
        ? 'engine'
        : kinds.includes('pages')
          ? 'pages'
          : undefined;
  const isElse = kinds.length > 0 && !kinds.includes('tool');
  const isTalk = open !== undefined && talk.has(open.kind);
  // An engine answered a message that is the name of goods.
  const isNamed = open === undefined && answeredBy === 'engine';
  return {
    ...record,
    asked: isTalk ? record.asked : isElse ? undefined : open,
    answeredBy: isTalk ? record.answeredBy : (answeredBy ?? record.answeredBy),
    isOfGoods:
      record.isOfGoods ||
      isDuty ||
      answeredBy === 'factories' ||
      (answeredBy === 'engine' && (open === undefined || 'goods' in open)),
    open: undefined,
    turns: [
      ...(isNamed ? record.turns.map(lastOfGoods) : record.turns),
      ...answer.cards.flatMap(turnsOfCard),
    ],
  };
}

/** With the sums of the message, which are of goods as it names some. */
function lastOfGoods(turn: Turn, place: number, turns: readonly Turn[]): Turn {
  if (place < turns.length - 1 || turn.words === '') return turn;
  const details = withSum(readDetails(turn.words).details, undefined);
  return { ...turn, isOfGoods: true, details };
}

/** The record as it stands where the last question has no answer yet. */
export function settled(record: ThreadRecord): ThreadRecord {
  const { asked, open } = record;
  return open === undefined || talk.has(open.kind) ? record : { ...record, asked: open ?? asked };
}

function turnsOf(text: string, intent: Intent | undefined): Turn[] {
  if (intent?.kind === 'supplier-reply') return turnsOfReply(intent.reply);
  if (intent !== undefined && (ofOtherSums.has(intent.kind) || talk.has(intent.kind))) return [];
  if (audienceSize.test(text)) return [];
  const { details, rest } = readDetails(text);
  const said = withSum(details, intent);
  const isAddition = onlyAdds(rest);
  const isIntended = intent !== undefined && 'goods' in intent;
  const words = isAddition ? '' : isIntended ? intent.goods : text;
  const isAboutGoods = isIntended || isAddition;
  return [
    {
      words,
      fromTariff: false,
      isOfGoods: isIntended,
      details: isAboutGoods
        ? withIntent(said, intent)
        : {
            ...details,
            sumUsd: undefined,
            qualities: [],
            looks: [],
            mode: undefined,
            dayText: undefined,
          },
    },
  ];
}

/** Where the words leave open what a sum is, the question decides. */
export function withSum(details: Details, intent: Intent | undefined): Details {
  const { sumUsd, ...others } = details;
  if (sumUsd === undefined) return others;
  return intent !== undefined && ofRetail.has(intent.kind)
    ? { retailUsd: sumUsd, ...withoutEmpty(others) }
    : { fobUsd: sumUsd, ...withoutEmpty(others) };
}

function withoutEmpty(details: Details): Details {
  const stated = Object.entries(details).filter(([, value]) => value !== undefined);
  return { ...noDetails, ...Object.fromEntries(stated) };
}

/** The pieces and countries as the intent has read them. */
function withIntent(details: Details, intent: Intent | undefined): Details {
  if (intent === undefined || !('units' in intent)) return details;
  const { units, originCodes } = intent;
  // "By Sept 20" is a day, which the details have taken out.
  const pieces = details.dayText === undefined ? (units ?? undefined) : details.units;
  return mergeDetails(details, { ...noDetails, units: pieces, originCodes });
}

/** The first words of a reply are looked up first. */
function turnsOfReply(reply: string): Turn[] {
  const { country, minOrder, prices, incoterm } = readSupplierReply(reply);
  const origin = listTariffOrigins().find(({ name }) => name === country);
  const [price] = prices;
  const isFob = price?.currency === 'USD' && (incoterm === 'FOB' || incoterm === null);
  const details: Details = {
    ...noDetails,
    originCodes: origin === undefined ? [] : [origin.code],
    units: minOrder ?? undefined,
    fobUsd: isFob ? price.amount : undefined,
  };
  return wordsOfReply(reply)
    .map((words) => ({ words, fromTariff: false, isOfGoods: true, details }))
    .toReversed();
}

function turnsOfCard(card: AssistantMessage['cards'][number]): Turn[] {
  if (card.kind === 'factories') {
    return [{ words: card.query, fromTariff: false, isOfGoods: true, details: noDetails }];
  }
  if (card.kind !== 'tariff' || card.result.product === '') return [];
  const { product, quantity, unitValueUsd, unitWeightKg } = card.result;
  const details: Details = {
    ...noDetails,
    originCodes: originsOf(card.result).map(({ code }) => code),
    units: quantity ?? undefined,
    fobUsd: unitValueUsd ?? undefined,
    weightKg: unitWeightKg ?? undefined,
  };
  return [{ words: product, fromTariff: true, isOfGoods: true, details }];
}
