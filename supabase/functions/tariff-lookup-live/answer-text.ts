import type { OriginDuty, TariffQuestion } from '../_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { excludedDuties, importBan } from '../_shared/domain/tariff/entry-warnings.ts';
import { section338Bans } from '../_shared/domain/tariff/section-338-duty.ts';
import { findTariffOrigin, inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import { orderSentences } from '../_shared/domain/tariff/trade-order-text.ts';
import type { TradeOrder } from '../_shared/domain/tariff/trade-order-types.ts';
import type { Classification } from './classification.ts';
import { comingChange, comingChanges } from './coming-changes.ts';
import { ordersOn } from './order-words.ts';

/** The goods as they read in a sentence: the visitor's words, or else the tariff line. */
export type Subject = { product: string; hts8: string | null };

/** The details of a question besides the goods. */
export type AnswerFacts = {
  subject: Subject;
  classification: Classification;
  entryDate: string;
  usmca: 'claimed' | 'ruled-out' | undefined;
  unitValueUsd: number | undefined;
  shipmentValueUsd: number | undefined;
  /** In pieces. */
  quantity: number | undefined;
  /** The question is about antidumping, so that there is no order is an answer too. */
  asksOrders: boolean;
  /** What decides the origin, and which ten-digit line was taken; empty texts are left out. */
  notes?: readonly string[];
};

/** The answer for one origin: the total, its parts, and the open questions. */
export function answerOne(duty: OriginDuty, facts: AnswerFacts): string {
  return sentences([
    ...importWarnings([duty], facts.entryDate),
    facts.usmca === 'claimed' ? claimedTotal(duty, facts) : plainTotal(duty, facts),
    ...(facts.notes ?? []),
    ...excludedDuties(facts.entryDate),
    usmcaAlternative(duty, facts.usmca),
    ...(duty.caveats ?? []),
    amount(duty, facts),
    ...comingChange(duty, facts.usmca === 'claimed' && duty.usmca !== null),
    ...ordersOn([duty], facts.asksOrders),
    certainty(facts.classification),
    ...duty.questions.map(openQuestion),
  ]);
}

/** The answer for several origins; names the one with the lowest duty. */
export function answerSeveral(duties: readonly OriginDuty[], facts: AnswerFacts): string {
  const each = duties.map((duty) => {
    const claim = duty.usmca ? ` (${duty.usmca.totalRateText} with a USMCA claim)` : '';
    return `${duty.originCountry} ${duty.totalRateText}${claim}`;
  });
  return sentences([
    ...importWarnings(duties, facts.entryDate),
    `The US duty on ${subjectWithLine(facts.subject)}, for goods entering on ${formatLongDate(facts.entryDate)}: ${each.join('; ')}`,
    ...excludedDuties(facts.entryDate),
    ...(facts.notes ?? []),
    ...new Set(duties.flatMap(({ caveats = [] }) => caveats)),
    lowest(duties, facts.usmca),
    ...comingChanges(duties),
    ...ordersOn(duties, facts.asksOrders),
    certainty(facts.classification),
    ...new Set(
      duties.flatMap(({ questions }) =>
        questions.map((question) => openQuestion({ ...question, otherTotalText: null })),
      ),
    ),
  ]);
}

/** The line is known, but not the origin. */
export function answerWithoutOrigin(
  { product, hts8 }: Subject,
  { generalRateText, isDomestic }: { generalRateText: string; isDomestic: boolean },
): string {
  const comma = product === '' ? '' : ',';
  const base = `The base rate of ${subjectWithLine({ product, hts8 })}${comma} is ${generalRateText}`;
  return isDomestic
    ? sentences([
        'Goods made in the United States pay no import duty there',
        `${base}, for goods of other countries`,
        'Which country do you want to compare?',
      ])
    : sentences([base, 'Where are they made? The origin decides the additional duties.']);
}

/**
 * No line was chosen: asks which one it is, or says that nothing fits.
 * @param originCodes the origins that are known
 * @param orders those that may apply to goods of the only origin
 */
export function answerWithoutLine(
  { reason, candidates }: Classification,
  originCodes: readonly string[],
  orders: readonly TradeOrder[],
): string {
  const bans = importBans(originCodes);
  const open = originCodes.flatMap((code) =>
    orderSentences(orders, findTariffOrigin(code)?.name ?? code),
  );
  return candidates.length > 0
    ? sentences([...bans, reason, ...open, 'Which of these lines is it?'])
    : sentences([
        ...bans,
        reason,
        ...open,
        'Tell me what it is, what it’s made of and what it’s for, or type its tariff code.',
      ]);
}

/** Only an origin was named. */
export function answerWithoutProduct(originCodes: readonly string[]): string {
  const names = originCodes.map((code) => inSentence(findTariffOrigin(code)?.name ?? code));
  return sentences([
    ...importBans(originCodes),
    `Duty on goods from ${names.join(' and ')} depends on the product`,
    'What do you want to import?',
  ]);
}

/** The question is about the customs of another country. */
export function otherDestinationNote(country: string): string {
  return `I only know US duties, not those of ${inSentence(country)}. Here’s the duty on imports into the United States.`;
}

/** The day of entry comes from an earlier question. */
export function carriedOverDateNote(day: string): string {
  return `This is for goods entering on ${formatLongDate(day)}, as you asked before.`;
}

/** The question names a place that is not in the tables. */
export function unknownPlaceNote(place: string): string {
  return `I don’t know a country called “${place}”. A duty goes by country, so name one.`;
}

/** A value was given in another currency. */
export function foreignMoneyNote(sum: string): string {
  return `“${sum}” isn’t in US dollars, so I left it out of these numbers: give me the value in dollars.`;
}

/** The question names a date that does not exist. */
export function unparsedDateNote(date: string, day: string): string {
  return `I couldn’t read the date “${date}”, so this is for ${formatLongDate(day)}.`;
}

function plainTotal(duty: OriginDuty, { subject, entryDate }: AnswerFacts): string {
  const head = `The US duty on ${subjectText(subject)} from ${inSentence(duty.originCountry ?? '')} is ${duty.totalRateText}`;
  return `${head}: ${layersText(duty)}, for goods entering on ${formatLongDate(entryDate)}`;
}

function claimedTotal(duty: OriginDuty, facts: AnswerFacts): string {
  if (duty.usmca === null) {
    return `${plainTotal(duty, facts)}; the USMCA is for goods of Mexico and Canada`;
  }
  const origin = inSentence(duty.originCountry ?? '');
  const line = facts.subject.product === '' ? '' : `, line ${duty.hsCodeUsed},`;
  return `With a USMCA claim, the US duty on ${subjectText(facts.subject)} from ${origin}${line} is ${duty.usmca.totalRateText}. ${duty.usmca.condition} Without the claim, it’s ${duty.totalRateText}`;
}

function usmcaAlternative({ usmca }: OriginDuty, claim: AnswerFacts['usmca']): string {
  if (usmca === null || claim !== undefined) return '';
  return `With a USMCA claim, it’s ${usmca.totalRateText}. ${usmca.condition}`;
}

/** Labels of base layers as they read within a sentence. */
const baseNames: Readonly<Record<string, string>> = {
  'Base rate, column 2': 'column 2 rate',
};

/** "base rate 16.5% (6109.10.00); 7.5% Section 301, China list 4A (9903.88.15); and …". */
function layersText({ layers, hsCodeUsed }: OriginDuty): string {
  const charged = layers.filter(({ kind, ratePct }) => kind === 'base' || ratePct !== 0);
  const parts = charged.map(({ kind, rateText, label, heading }) => {
    const place = heading ?? (kind === 'base' ? hsCodeUsed : null);
    const text =
      kind === 'base' ? `${baseNames[label] ?? 'base rate'} ${rateText}` : `${rateText} ${label}`;
    return place === null ? text : `${text} (${place})`;
  });
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`;
}

function amount(
  duty: OriginDuty,
  { unitValueUsd, shipmentValueUsd, quantity }: AnswerFacts,
): string {
  if (shipmentValueUsd !== undefined && duty.totalRate !== null) {
    const total = (shipmentValueUsd * duty.totalRate) / 100;
    return `On a shipment of ${usd(shipmentValueUsd)}, that’s ${usd(total)}`;
  }
  if (unitValueUsd === undefined || duty.dutyUsd === null) return '';
  const perPiece = `On a value of ${usd(unitValueUsd)}, that’s ${usd(duty.dutyUsd)}`;
  return quantity === undefined || quantity < 2
    ? perPiece
    : `${perPiece} a piece, and ${usd(duty.dutyUsd * quantity)} for all ${quantity.toLocaleString('en-US')}`;
}

/** An open question with the answer that the numbers assume and the total of the other answer. */
function openQuestion({ text, options, assumed, otherTotalText }: TariffQuestion): string {
  const assumedOption = options.find(({ value }) => value === assumed);
  if (assumedOption === undefined) return text;
  const other = otherTotalText == null ? '' : `; otherwise it’s ${otherTotalText}`;
  return `${text} Until you say, I’m assuming “${assumedOption.label}”${other}.`;
}

/** Warnings that goods may not be imported, wholly or of some lines; they come before the rates. */
export function importWarnings(duties: readonly OriginDuty[], entryDate: string): string[] {
  return [...new Set([...importBans(codesOf(duties)), ...goodsBans(duties, entryDate)])];
}

/** Warnings about goods that may not be imported at all. */
function importBans(originCodes: readonly string[]): string[] {
  return originCodes.flatMap((code) => {
    const origin = findTariffOrigin(code);
    return origin === undefined ? [] : importBan(origin);
  });
}

/** Warnings that goods of the line may not be imported from one of the origins. */
function goodsBans(duties: readonly OriginDuty[], entryDate: string): string[] {
  return duties.flatMap(({ hsCodeUsed, originCode }) =>
    hsCodeUsed === null || originCode === null
      ? []
      : section338Bans(hsCodeUsed, { originCode, entryDate }),
  );
}

function codesOf(duties: readonly OriginDuty[]): string[] {
  return duties.flatMap(({ originCode }) => originCode ?? []);
}

function certainty({ confidence, reason }: Classification): string {
  return confidence === 'high' ? '' : reason;
}

function lowest(duties: readonly OriginDuty[], claim: AnswerFacts['usmca']): string {
  const known = duties.flatMap((duty) =>
    duty.totalRate === null || duty.originCountry === null
      ? []
      : [{ name: inSentence(duty.originCountry), ...lowestRate(duty, claim) }],
  );
  if (known.length < 2 || known.length < duties.length) return '';
  const least = Math.min(...known.map(({ ratePct }) => ratePct));
  const names = known
    .filter(({ ratePct }) => ratePct === least)
    .map(({ name, isClaim }) => (isClaim ? `${name} with a USMCA claim` : name));
  const before = duties.some(({ orders }) => orders.length > 0)
    ? ', before any antidumping or countervailing duty'
    : '';
  return names.length === known.length
    ? `There is no difference${before}`
    : `The lowest is ${names.join(' and ')}${before}`;
}

/** The lowest rate for an origin, and whether it takes a USMCA claim. Percent. */
export function lowestRate(
  { totalRate, minimumRatePct, usmca }: OriginDuty,
  claim: AnswerFacts['usmca'],
): { ratePct: number; isClaim: boolean } {
  const plain = totalRate ?? minimumRatePct ?? Number.POSITIVE_INFINITY;
  const claimed = claim === 'ruled-out' ? null : (usmca?.totalRate ?? null);
  return claimed !== null && claimed < plain
    ? { ratePct: claimed, isClaim: true }
    : { ratePct: plain, isClaim: false };
}

/** Which ten-digit line was taken. */
export function tenDigitNote(hts10: string): string {
  return `At ten digits this is line ${hts10}, since none of the other lines under it names these goods`;
}

function subjectText({ product, hts8 }: Subject): string {
  return product === '' ? `goods of line ${hts8}` : product;
}

/** The goods with their tariff line, mentioned once. */
export function subjectWithLine(subject: Subject): string {
  return subject.product === '' ? subjectText(subject) : `${subject.product}, line ${subject.hts8}`;
}

/** US dollars with cents: "$1,250.50". */
export function usd(value: number): string {
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Joins sentences, each with its period; empty ones are left out. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
