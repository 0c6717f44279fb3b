import type { TariffLookupRequest } from '../_shared/contracts/tariff-lookup-live.ts';
import { tariffDigits } from '../_shared/domain/tariff/tariff-code.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import { asksLowestOrigin } from '../_shared/domain/tariff-question/asks-lowest.ts';
import {
  mergeFollowUp,
  type ParsedTariffQuestion,
  parseTariffQuestion,
} from '../_shared/domain/tariff-question/parse-tariff-question.ts';
import { rankedOrigins } from '../_shared/domain/tariff-question/ranked-origins.assumptions.ts';
import { splitGoods } from '../_shared/domain/tariff-question/several-goods.ts';
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
  /** Asks which country has the lowest duty; `originCodes` are then those that are compared. */
  ranksOrigins: boolean;
  /** Of a question about several goods, the part about these. */
  ownWords?: string | undefined;
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
  const named = chosenOrigin ?? merged.originCodes;
  const ranksOrigins = named.length === 0 && !merged.isDomestic && asksLowestOrigin(request.query);
  const day = request.entryDate ?? merged.entryDate ?? today;
  return {
    ...merged,
    codeDigits: chosenCode ?? merged.codeDigits,
    originCodes: ranksOrigins ? rankedOrigins : named,
    ranksOrigins,
    day,
    isDayCarriedOver:
      request.entryDate === undefined && parsed.entryDate === undefined && day !== today,
  };
}

/**
 * The goods of a question that names several, or of the one before it that it continues ("and from
 * Vietnam?"). Undefined for one.
 * @param today 'YYYY-MM-DD'
 */
export function severalQuestions(
  request: TariffLookupRequest,
  question: ResolvedQuestion,
  today: string,
): readonly ResolvedQuestion[] | undefined {
  if (request.hsCode !== undefined || question.codeDigits !== undefined) return undefined;
  const own = splitGoods(request.query, today);
  if (own !== undefined) {
    return own.map((part) => ({
      ...question,
      ...part,
      originCodes:
        question.ranksOrigins || part.originCodes.length === 0
          ? question.originCodes
          : part.originCodes,
    }));
  }
  const isOpen = parseTariffQuestion(request.query, today).product === '';
  const before = isOpen ? splitGoods(request.previousQuery ?? '', today) : undefined;
  return before?.map(({ originCodes: _, ...part }) => ({ ...question, ...part }));
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
  /\b(?:on|for|of)\s+(?:(?:digital|downloadable)\s+(?:files?|products?|goods|downloads?|art|prints?|services?)|e-?books?(?!\s+readers?)|software|downloads)\b/i,
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
  { originCodes, codeDigits, ranksOrigins }: ResolvedQuestion,
): boolean {
  return (
    (originCodes.length === 0 || ranksOrigins) &&
    codeDigits === undefined &&
    /\b(?:what(?:['’]s| is| are)|explain|how (?:do|does|are|is)|why|who|when|can i|do i)\b/i.test(
      query,
    ) &&
    !asksAboutGoods.test(query)
  );
}
