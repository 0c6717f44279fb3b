import { isHeading, parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { tariffWord } from '@functions/_shared/domain/tariff-question/tariff-words.ts';

export type MessageRoute = 'tariff' | 'factory' | 'chat';

/** "Heavy-duty" is strong, and nobody pays a toll "on duty". */
const otherDuties =
  /\b(?:(?:heavy|light|medium|double|on|off|active|jury|call of)[\s-]+dut(?:y|ies)|duty of care)\b/gi;
const tariffWords = new RegExp(
  `\\b(?:${tariffWord}|dutiable|(?:section|sec\\.?|§)\\s*301|import\\s+tax(?:es)?|tax(?:es)?\\s+on\\s+import(?:s|ing|ed)?|hts(?:us)?\\s+(?:code|number)|hs\\s+code|customs\\s+(?:rate|charges?|fees?|tax(?:es)?))\\b`,
  'i',
);
/** The same without its name: "how much tax on hoodies from Pakistan", "customs for mugs from China". */
const taxWords = /\b(?:tax(?:es)?|customs|import\s+(?:fees?|charges?))\b/i;
const whatToPay = /\b(?:how much|what|for|on)\b/i;
const fromSomewhere = /\bfrom\s+\p{L}/iu;
const onTheWay = /\b(?:how long|broker|clear(?:ed|ance)?|stuck)\b/i;
/** A heading and a country, and nothing else: "6109 China". */
const headingAlone =
  /^\s*(\d{4}(?:\d{2})?)\s+\p{L}+(?:\s+(?:vs\.?|or|and)\s+\p{L}+)?\s*[?.!]*\s*$/u;
const factory = '(?:factor(?:y|ies)|manufacturers?|suppliers?|makers?|producers?|mills?)';
/** "What countries are your factories in" asks about us. */
const notOurs = '(?!(?:are|is|your|our)\\b)';
const factoryWords: readonly RegExp[] = [
  /\bshort-?\s?list/i,
  new RegExp(
    `\\b(?:find|finding|search(?:ing)?(?:\\s+for)?|look(?:ing)?\\s+for|locate|recommend|suggest|show|list|give|need|want|get|match|source|introduce|connect)\\b(?:\\s+(?!how\\b|what\\b|why\\b)[\\p{L}\\p{N}'’-]+){0,6}?\\s+${factory}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:which|what|any)\\s+(?:${notOurs}[\\p{L}-]+\\s+){0,3}?${factory}\\s+(?:can|could|make|makes|do|does|produce|would|for|in)\\b`,
    'iu',
  ),
  /\bwho\s+(?:can|could|would|will)\s+(?:make|produce|manufacture|sew|print)\b/i,
  /\bwho\s+makes\b.*\bin\s+\p{L}/iu,
  /\bwhere\s+(?:can|could|do|should)\s+(?:i|we)\s+(?:get|have)\b.*\bmade\b/i,
  new RegExp(`^\\s*(?:${notOurs}[\\p{L}-]+\\s+){0,4}${factory}\\s+(?:in|for|near)\\b`, 'iu'),
  // "Tote bag suppliers", and nothing else: no sentence about them.
  /^\s*(?!(?:what|which|how|why|when|where|who|do|does|did|are|is|can|could|will|would|should|have|has|tell|explain|about|hello|hi)\b)(?:(?!(?:your|our|the|with|about|of)\b)[\p{L}\p{N}'’-]+\s+){1,6}(?:factories|manufacturers|suppliers|makers|producers)\s*[?.!]*$/iu,
];

/**
 * Who answers a message (specification §7): the tariff lookup for words of duty, also misspelled,
 * and for codes of the schedule; the factory search for words of finding a factory; the chat for
 * everything else. Duty goes first.
 */
export function routeMessage(text: string): MessageRoute {
  const isTariff = tariffWords.test(text.replace(otherDuties, ' ')) || asksForTax(text);
  const heading = headingAlone.exec(text)?.[1];
  const isCode = parseCode(text).digits !== undefined || (heading && isHeading(heading));
  if (isTariff || isCode) return 'tariff';
  return factoryWords.some((pattern) => pattern.test(text)) ? 'factory' : 'chat';
}

function asksForTax(text: string): boolean {
  return (
    [taxWords, whatToPay, fromSomewhere].every((pattern) => pattern.test(text)) &&
    !onTheWay.test(text)
  );
}
