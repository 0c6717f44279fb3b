import { pctText, sumPct } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { specialRateOf } from './parse-rate.ts';
import { inSentence } from './tariff-origins.ts';
import type { TariffLineFacts, TariffOrigin } from './tariff-types.ts';

/** A computed stack, and what it was computed for. */
export type StackQuestion = Readonly<{
  facts: TariffLineFacts;
  origin: TariffOrigin;
  entryDate: string;
  layers: readonly DutyLayer[];
  /** Percent; null where the total is not one number. */
  totalPct: number | null;
}>;

/**
 * Headings of books, printed matter, films, recordings and works of art, which informational
 * materials are made of (9903.05.92; its words are known from the sister headings 9903.01.22 and
 * 9903.01.31 only).
 */
const informational = /^(?:3705|3706|490[1-6]|4909|4910|4911|8523|970[1-5])/;
/** Blank books and forms, for which no source settles it. */
const unsettled = /^4820/;

/** Members of CAFTA-DR and its program sign (general note 29). */
const cafta = { originCodes: ['CR', 'DO', 'GT', 'HN', 'NI', 'SV'], program: 'P' };
const textile = /^(?:5[0-9]|6[0-3])/;

/** Exemptions that goods of the line may well have, with the total where one is charged. */
export function likelyExemptions(question: StackQuestion): string[] {
  return isForcedLaborCharged(question) ? [...materials(question), ...caftaTextiles(question)] : [];
}

/** Exemptions from the forced-labor action that go by the shipment, not by the line. */
export function shipmentExemptions(question: StackQuestion): string[] {
  if (!isForcedLaborCharged(question)) return [];
  const transit =
    question.entryDate < '2027-01-01'
      ? 'goods that were loaded and in transit before Jul 24, 2026 (9903.05.85), '
      : '';
  return [
    `Exempt from the forced-labor duty, depending on the shipment: ${transit}food, clothing and medicine donated to relieve human suffering (9903.05.91), and most goods of chapter 98, such as US goods returned.`,
  ];
}

function materials(question: StackQuestion): string[] {
  const { hts8 } = question.facts.line;
  if (unsettled.test(hts8)) {
    return [
      'Whether blank books, planners and forms count as informational materials, which pay no forced-labor duty (9903.05.92), isn’t settled by any source we read; these numbers assume they’re charged.',
    ];
  }
  if (!informational.test(hts8)) return [];
  return [
    `Books, posters, art prints, recordings and other informational materials may be exempt from the forced-labor duty (9903.05.92)${without(question)}.`,
  ];
}

function caftaTextiles({ facts, origin, ...question }: StackQuestion): string[] {
  if (!cafta.originCodes.includes(origin.code) || !textile.test(facts.line.hts8)) return [];
  const rate = specialRateOf(facts.line.specialRateText, cafta.program);
  if (rate === null || !/^free$/i.test(rate.trim())) return [];
  const others = question.layers.filter(
    ({ kind }) => !['base', 'forced-labor-301', 'nicaragua-301'].includes(kind),
  );
  const isFree = others.every(({ ratePct }) => ratePct === 0);
  return [
    `Textile goods of ${inSentence(origin.name)} that qualify under CAFTA-DR and claim it enter free and are exempt from the forced-labor duty (9903.05.95)${isFree ? ': then it is 0%' : ''}.`,
  ];
}

/** ": then it is 7.2%", where the total without the forced-labor duty is one number. */
function without({ layers, totalPct }: StackQuestion): string {
  const charged = layers.find(({ kind }) => kind === 'forced-labor-301');
  return totalPct === null || charged == null || charged.ratePct === null
    ? ''
    : `: then it is ${pctText(sumPct([totalPct, -charged.ratePct]))}`;
}

function isForcedLaborCharged({ layers }: StackQuestion): boolean {
  return layers.some(({ kind, ratePct }) => kind === 'forced-labor-301' && ratePct !== 0);
}
