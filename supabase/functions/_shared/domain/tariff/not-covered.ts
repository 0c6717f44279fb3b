import { formatLongDate } from '../format-long-date.ts';
import {
  antidumpingExamples,
  chinaExclusionsTo,
  freeTradePrograms,
  scheduleSource,
} from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import { entryWarnings } from './entry-warnings.ts';
import { type StackQuestion, shipmentExemptions } from './exemption-notes.ts';
import { forcedLaborCountryLists } from './forced-labor-lists.assumptions.ts';
import { openChanges } from './open-changes.generated.ts';
import { specialRateOf } from './parse-rate.ts';
import { listedPartly } from './section-232-notes.ts';
import { inSentence, originKey } from './tariff-origins.ts';
import { elsewhereSentences, outsideSentences } from './trade-order-text.ts';
import type { TradeOrdersFound } from './trade-orders.ts';

type Question = StackQuestion & Readonly<{ tradeOrders: TradeOrdersFound }>;

/** What a stack leaves out although it might change the duty, in sentences. */
export function notCovered(question: Question): string[] {
  return [
    ...entryWarnings(question.origin, question.entryDate),
    ...exclusions(question),
    ...antidumping(question),
    ...articleExemptions(question),
    ...shipmentExemptions(question),
    ...countryExemptions(question),
    ...metalOrigin(question),
    ...freeTrade(question),
    ...brazilUses(question),
    ...listedPartly(question),
    ...stillOpen(question),
    ...days(question),
  ];
}

function exclusions({ origin, entryDate, layers }: Question): string[] {
  const isCharged = layers.some(({ kind, ratePct }) => kind === 'china-301' && ratePct !== 0);
  if (origin.code !== 'CN' || !isCharged) return [];
  return [
    entryDate <= chinaExclusionsTo
      ? 'Product exclusions from the China lists (headings 9903.88.69 and 9903.88.70): they depend on the exact product, not on the line.'
      : `Product exclusions from the China lists ran to ${formatLongDate(chinaExclusionsTo)}; we don’t know whether they were renewed.`,
  ];
}

/** In general, unless an order that may apply is named beside the total. */
function antidumping({ origin, tradeOrders }: Question): string[] {
  const { orders, outside, elsewhere } = tradeOrders;
  const particular = [
    ...outsideSentences(outside, origin.name),
    ...(orders.length > 0 ? [] : elsewhereSentences(elsewhere)),
  ];
  if (orders.length > 0 || particular.length > 0) return particular;
  return [
    origin.code === 'CN'
      ? `Antidumping and countervailing duties, which many products of China pay (${antidumpingExamples}); we don’t know of an order on these.`
      : 'Antidumping and countervailing duties, if an order names the product; we don’t know of one on these.',
  ];
}

function articleExemptions({ facts, layers }: Question): string[] {
  return isForcedLaborCharged(layers) &&
    facts.forcedLaborExemptions.some(({ scope }) => scope === 'ex')
    ? [
        'Some articles of this line are exempt from the forced-labor duty; we haven’t loaded their text.',
      ]
    : [];
}

/** Lists of note 52(j) for a single country. */
function countryExemptions({ origin, layers }: Question): string[] {
  const headings = forcedLaborCountryLists[origin.code];
  if (headings === undefined || !isForcedLaborCharged(layers)) return [];
  const names =
    headings.length === 1 ? `heading ${headings[0]}` : `headings ${headings.join(', ')}`;
  return [
    `Products of ${inSentence(origin.name)} that are exempt from the forced-labor duty under lists of their own (${names}, note 52(j)); we haven’t loaded those lists.`,
  ];
}

function isForcedLaborCharged(layers: readonly DutyLayer[]): boolean {
  return layers.some(({ kind, ratePct }) => kind === 'forced-labor-301' && ratePct !== 0);
}

function metalOrigin({ origin, layers }: Question): string[] {
  const isCharged = layers.some(
    ({ kind, ratePct, label }) =>
      kind === 'section-232' && ratePct !== 0 && /steel|aluminum|copper/.test(label),
  );
  if (!isCharged) return [];
  const lower = 'Lower Section 232 rates for metal melted and poured in the United States';
  return [origin.code === 'GB' ? `${lower} or in the United Kingdom.` : `${lower}.`];
}

function freeTrade({ facts: { line }, origin, layers }: Question): string[] {
  const program = freeTradePrograms[origin.code];
  const rateText = program === undefined ? null : specialRateOf(line.specialRateText, program);
  const isCharged = layers.some(({ kind, ratePct }) => kind === 'base' && ratePct !== 0);
  if (rateText === null || !isCharged) return [];
  return [
    `The free-trade agreement with ${inSentence(origin.name)} (sign ${program}) gives a base rate of ${rateText} to goods that meet its rules of origin.`,
  ];
}

/** Articles of Brazil that are exempt by their use, not by the line. */
function brazilUses({ layers }: Question): string[] {
  const isCharged = layers.some(({ kind, ratePct }) => kind === 'brazil-301' && ratePct !== 0);
  return isCharged
    ? [
        'Products of Brazil for civil aircraft (9903.05.05) or for use in pharmaceuticals (9903.05.06) are exempt from the Brazil duty.',
      ]
    : [];
}

/** What may add a duty but was not decided when the sources end. */
function stillOpen({ facts, origin }: Question): string[] {
  const digits = facts.line.hts8.replaceAll('.', '');
  return openChanges
    .filter(
      ({ origins, prefixes }) =>
        origins.split(' ').includes(originKey(origin)) &&
        (prefixes === '' || prefixes.split(' ').some((prefix) => digits.startsWith(prefix))),
    )
    .map(({ sentence }) => sentence);
}

function days({ entryDate }: Question): string[] {
  const { revision, checkedOn } = scheduleSource;
  const sentences: string[] = [];
  if (entryDate < '2026-01-01') {
    sentences.push(`Base rates are those of the 2026 schedule, revision ${revision}.`);
  }
  if (entryDate > checkedOn)
    sentences.push(`Duties that were announced after ${formatLongDate(checkedOn)}.`);
  return sentences;
}
