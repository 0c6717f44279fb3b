import type { TariffLookupRequest } from '../_shared/contracts/tariff-lookup-live.ts';
import { tariffDigits } from '../_shared/domain/tariff/tariff-code.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import {
  mergeFollowUp,
  type ParsedTariffQuestion,
  parseTariffQuestion,
} from '../_shared/domain/tariff-question/parse-tariff-question.ts';
import { tariffWord } from '../_shared/domain/tariff-question/tariff-words.ts';
import {
  carriedOverDateNote,
  foreignMoneyNote,
  otherDestinationNote,
  unknownPlaceNote,
  unparsedDateNote,
} from './answer-text.ts';

/** A question combined with what was said before it and what was chosen in the form. */
export type ResolvedQuestion = ParsedTariffQuestion & {
  /** The day of entry, 'YYYY-MM-DD'. */
  day: string;
  /** The day comes from an earlier question and is not today. */
  isDayCarriedOver: boolean;
};

/**
 * Combines a request with the question before it.
 * @param today 'YYYY-MM-DD'
 */
export function resolveQuestion(request: TariffLookupRequest, today: string): ResolvedQuestion {
  const parsed = parseTariffQuestion(request.query, today);
  const merged =
    request.previousQuery === undefined
      ? parsed
      : mergeFollowUp(parsed, parseTariffQuestion(request.previousQuery, today));
  const chosenCode = request.hsCode === undefined ? null : tariffDigits(request.hsCode);
  const chosenOrigin =
    request.originCode !== undefined && findTariffOrigin(request.originCode) !== undefined
      ? [request.originCode]
      : undefined;
  const day = request.entryDate ?? merged.entryDate ?? today;
  return {
    ...merged,
    codeDigits: chosenCode ?? merged.codeDigits,
    originCodes: chosenOrigin ?? merged.originCodes,
    day,
    isDayCarriedOver:
      request.entryDate === undefined && parsed.entryDate === undefined && day !== today,
  };
}

/** Notes that come before the numbers: details that were not used or that were carried over. */
export function introductoryNotes(question: ResolvedQuestion): string[] {
  const { otherDestination, unknownPlace, unparsedDate, unparsedMoney, day, isDayCarriedOver } =
    question;
  return [
    otherDestination === undefined ? '' : otherDestinationNote(otherDestination),
    unknownPlace === undefined ? '' : unknownPlaceNote(unknownPlace),
    unparsedDate === undefined ? '' : unparsedDateNote(unparsedDate, day),
    unparsedMoney === undefined ? '' : foreignMoneyNote(unparsedMoney),
    isDayCarriedOver ? carriedOverDateNote(day) : '',
  ].filter((note) => note !== '');
}

/**
 * Questions about paying less, travelers' allowances and goods that cross no border. Other pages
 * answer them; the schedule does not.
 */
const aboutDuties: readonly RegExp[] = [
  /\bhow\b.*\b(?:lower|reduce|avoid|save|cut|minimi[sz]e|get around|bring down)\b/i,
  /\bduty[\s-]*free\s+(?:allowance|limit|shop|store)|\b(?:travell?ers?|tourists?|personal)\s+(?:allowance|exemption)/i,
  /\b(?:on|for|of)\s+(?:(?:digital|downloadable)\s+(?:files?|products?|goods|downloads?|art|prints?|services?)|e-?books?|software|downloads)\b/i,
  /\bhow\s+(?:accurate|current|reliable|up[\s-]to[\s-]date)\b/i,
];

/** Whether the question is about duties in general and names no goods. */
export function isAboutDuties({ query, hsCode }: TariffLookupRequest): boolean {
  return hsCode === undefined && aboutDuties.some((pattern) => pattern.test(query));
}

const asksAboutGoods = new RegExp(
  `\\b(?:${tariffWord}|tax(?:es)?|rates?)\\s+(?:on|for|of)\\b|\\b(?:code|classif)`,
  'i',
);

/**
 * "What is …" or "how does … work" without "duty on" or a code asks for an explanation and names no
 * goods.
 */
export function isGeneralQuestion(
  query: string,
  { originCodes, codeDigits }: ParsedTariffQuestion,
): boolean {
  return (
    originCodes.length === 0 &&
    codeDigits === undefined &&
    /\b(?:what(?:['’]s| is| are)|explain|how (?:do|does|are|is)|why|who|when|can i|do i)\b/i.test(
      query,
    ) &&
    !asksAboutGoods.test(query)
  );
}
