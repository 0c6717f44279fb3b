import { replaceMatches, type TextMatch } from './replace-matches.ts';

/**
 * Collapses numeric ranges in a sentence to their upper value (specification §9): "30-45 days"
 * becomes "45 days". Keeps what only looks like a range: dates, years, codes, phone numbers,
 * negative numbers, fractions, model names, labels ("steps 1-3"), changes ("from 30 to 45") and
 * adjectives ("a 24-48 hour response"). Ranges of duty rates are never changed.
 */
export function collapseRanges(text: string): string {
  return collapseWordRanges(collapseDigitRanges(text));
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const timeUnitDays: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};
const timeUnit = `(?:${Object.keys(timeUnitDays).join('|')})s?`;
const currency = 'US\\$|USD\\s?|EUR\\s?|GBP\\s?|[$€£]';
const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const multiplier = '(?:k|m|bn)\\b|\\s(?:thousand|million|billion)\\b';
const timeMark = '\\s?(?:mos?|hrs?|wks?|yrs?|mins?)\\b';
const mark = `%|¢|°\\s?[cf]\\b|x\\b|\\s?per\\s?cent\\b|${timeMark}`;
/** A longer dash with spaces around it may separate clauses. */
const dash = '[-‐‑‒–—~]|\\s[-–]\\s';

const digitRange = new RegExp(
  `(?<![\\p{L}\\p{N}.,/:#@_+%&=?$€£−‐‑‒–—-])` +
    `(?<lead>(?:(?:anywhere|somewhere)\\s+)?(?<leadWord>from|between)\\s+)?` +
    `(?<lowCurrency>${currency})?(?<low>${digits})(?<lowMultiplier>${multiplier})?(?<lowMark>${mark})?` +
    `(?:\\s(?<lowUnit>${timeUnit}))?` +
    `(?<separator>${dash}|\\s+(?:(?:up\\s+)?to|through|and)\\s+)` +
    `(?<highCurrency>${currency})?(?<high>${digits})(?<highMultiplier>${multiplier})?(?<highMark>${mark})?(?<plus>\\+)?` +
    `(?:(?<=\\d|\\+)\\s(?<highUnit>${timeUnit})\\b)?` +
    `(?![\\p{L}\\p{N}])`,
  'giu',
);

type Range = {
  separator: string;
  leadWord: string;
  low: number;
  high: number;
  lowDigits: string;
  highDigits: string;
  /** A unit mark is attached to the number itself: "$", "%", "k". */
  isMarked: boolean;
  lowCurrency: string;
  highCurrency: string;
  highMark: string;
  unit: string | undefined;
  /** "3 days to 2 weeks": both ends have a unit, so it is not an adjective. */
  isCountedTwice: boolean;
  before: string;
  after: string;
};

function collapseDigitRanges(text: string): string {
  return replaceMatches(text, digitRange, ({ matched, groups, before, after }) => {
    const range = parseRange(groups, before, after);
    if (range === undefined || isKept(range)) return matched;
    const upper = [
      range.highCurrency || range.lowCurrency,
      range.highDigits,
      groups.highMultiplier,
      groups.highMark,
      groups.plus,
      groups.highUnit === undefined ? '' : ` ${groups.highUnit}`,
    ].join('');
    return upTo(before) + upper;
  });
}

/** "Prices range from $4 to $6" becomes "range up to $6". */
function upTo(before: string): string {
  return /\b(?:rang(?:e|es|ed|ing)|var(?:y|ies|ied|ying)|spans?|spanning)\s+$/i.test(before)
    ? 'up to '
    : '';
}

type Groups = TextMatch['groups'];

/** Undefined when the two ends do not form a range. */
function parseRange(groups: Groups, before: string, after: string): Range | undefined {
  const { low = '', high = '', lowUnit, highUnit, lowCurrency = '', highCurrency = '' } = groups;
  const lowMark = (groups.lowMark ?? '').trim();
  const highMark = (groups.highMark ?? '').trim();
  if (lowMark !== '' && lowMark.toLowerCase() !== highMark.toLowerCase()) return undefined;
  if (lowCurrency !== '' && highCurrency !== '' && lowCurrency.trim() !== highCurrency.trim()) {
    return undefined;
  }
  if (lowUnit !== undefined && highUnit === undefined) return undefined;
  const highFactor = multiplierOf(groups.highMultiplier);
  const lowFactor = groups.lowMultiplier ? multiplierOf(groups.lowMultiplier) : highFactor;
  const days = (unit: string | undefined) =>
    lowUnit === undefined ? 1 : (timeUnitDays[singular(unit ?? '')] ?? 1);
  return {
    separator: (groups.separator ?? '').trim().toLowerCase().replace(/\s+/g, ' '),
    leadWord: (groups.leadWord ?? '').toLowerCase(),
    low: numberOf(low) * lowFactor * days(lowUnit),
    high: numberOf(high) * highFactor * days(highUnit),
    lowDigits: low,
    highDigits: high,
    isMarked: `${lowCurrency}${highCurrency}${highMark}${groups.highMultiplier ?? ''}` !== '',
    lowCurrency,
    highCurrency,
    highMark,
    unit: highUnit?.toLowerCase(),
    isCountedTwice: lowUnit !== undefined,
    before,
    after,
  };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function multiplierOf(text = ''): number {
  const word = text.trim().toLowerCase();
  if (word === 'k' || word === 'thousand') return 1e3;
  if (word === 'm' || word === 'million') return 1e6;
  return word === 'bn' || word === 'billion' ? 1e9 : 1;
}

function singular(unit: string): string {
  return unit.toLowerCase().replace(/s$/, '');
}

function isKept(range: Range): boolean {
  return (
    range.low >= range.high ||
    isOpenSeparator(range) ||
    continuesRange(range) ||
    hasLeadingZero(range) ||
    isTime(range) ||
    isNumberedLabel(range) ||
    isChange(range) ||
    isDutyRate(range) ||
    isGivenTo(range) ||
    !isMeasured(range)
  );
}

/**
 * "2 and 3" is a range only after "between", and "5 up to 7" only after "from". "Between 2 to 3" is
 * bad English but still a range.
 */
function isOpenSeparator({ separator, leadWord }: Range): boolean {
  return (
    (separator === 'and' && leadWord !== 'between') ||
    (separator === 'up to' && leadWord !== 'from')
  );
}

/** A chain of numbers, a fraction, a sum, a size in two dimensions, or "30-45-day". */
function continuesRange({ after }: Range): boolean {
  return /^(?:[-‐‑‒–—/:.,]\d|[-‐‑‒–—]\p{L}|\s*=|\s*[x×]\s*\d|\/)/u.test(after);
}

/** Quantities are never written "0100"; parts of codes and phone numbers are. */
function hasLeadingZero({ lowDigits, highDigits }: Range): boolean {
  return [lowDigits, highDigits].some((number) => /^0\d/.test(number));
}

const monthBefore = new RegExp(`\\b${months}\\.?\\s+$`, 'i');
const monthAfter = new RegExp(`^(?:st|nd|rd|th)?\\s*(?:of\\s+)?${months}\\b`, 'i');

function isTime({ before, after, low, high, isMarked, unit, lowDigits, highDigits }: Range) {
  if (isMarked) return false;
  if (monthBefore.test(before) || monthAfter.test(after)) return true;
  if (/^\s*(?:[ap]\.?\s?m\b|o['’]clock\b)/i.test(after)) return true;
  const isYear = (value: number, text: string) =>
    /^\d{4}$/.test(text) && value >= 1900 && value < 2100;
  return (
    isYear(low, lowDigits) &&
    isYear(high, highDigits) &&
    unit === undefined &&
    !/^\s+(?:units?|pieces|pcs|pairs|orders)\b/i.test(after)
  );
}

/** Words before numbers that label instead of count: "chapters 61-63", "weeks 1-2". */
const label =
  /\b(?:chapters?|(?:sub)?headings?|sections?|notes?|lists?|annex(?:es)?|pages?|pp?\.|steps?|stages?|phases?|questions?|items?|lines?|rows?|levels?|tiers?|grades?|models?|types?|versions?|v\.?|rev(?:ision)?s?\.?|class(?:es)?|nos?\.|numbers?|fig(?:ure)?s?\.?|tables?|parts?|articles?|rules?|rooms?|routes?|flights?|gates?|hours|days?|weeks?|months?|years?|quarters?|iso|en|astm|sku|styles?|series|hts(?:us)?|hs|spf|ph|awg|scales?|rate[sd]?|ratings?|score[sd]?|rank(?:ed|s)?)\s{0,3}(?:of|from|is|are|on|:|#)?\s{0,3}$/i;
const alwaysLabel =
  /\b(?:ages?|aged|sizes?|kids|children|toddlers|uk|us|eu)\s{0,3}(?:of|from|are|:)?\s{0,3}$/i;
const telephone =
  /\b(?:call|phone|tel|telephone|dial|text|fax|whatsapp|mobile|cell)\b[^.!?\n]{0,24}$/i;

function isNumberedLabel(range: Range): boolean {
  const { before, isMarked, unit, lowDigits, highDigits, low, high, separator } = range;
  if (isTimeMarked(range)) return alwaysLabel.test(before) || isAttributive(range);
  if (isMarked) return false;
  if (alwaysLabel.test(before)) return true;
  if (unit !== undefined || isUnitWord(nextWord(range))) return false;
  if (label.test(before) || telephone.test(before)) return true;
  const looksLikePhoneNumber = /^\d{3}$/.test(lowDigits) && /^\d{4}$/.test(highDigits);
  if (looksLikePhoneNumber && (low % 50 !== 0 || high % 50 !== 0)) return true;
  // "Boeing 737-800": a name precedes it within a sentence.
  return separator !== 'to' && /[^.!?:\s]\s+\p{Lu}[\p{L}\p{N}]*\s$/u.test(before);
}

const timeMarked = new RegExp(`^${timeMark}$`, 'i');

/** "6-12mo". */
function isTimeMarked({ highMark }: Range): boolean {
  return timeMarked.test(highMark);
}

const continuesWithoutNoun =
  /^\s+(?:after|ago|and|at|before|but|by|depending|for|from|if|in|including|is|lead|of|on|once|or|plus|so|than|then|to|total|until|when|which|while|with|without)\b/i;

/** "6-12mo onesies": the size of what follows. */
function isAttributive({ after }: Range): boolean {
  return /^(?:\s+|[-‐‑])\p{L}/u.test(after) && !continuesWithoutNoun.test(after);
}

const changes =
  /\b(?:grow|grew|ris(?:e|es|ing|en)|rose|rais|increas|decreas|drop|f[ae]ll|cut|reduc|lower|chang|mov|jump|climb|shr[aiu]nk|went|go(?:es|ing)?\b|up\b|down\b|improv|shift|extend|lengthen|shorten|switch|bring|brought|took\b|push)\w*(?:\s+[^\s.!?]+){0,4}\s*$/i;
const choices =
  /\b(?:differences?|gaps?|choos(?:e|ing)|choice|compar\w+|split|switch\w*|halfway|decid\w+|margin)\s+(?:\S+\s+){0,2}$/i;

/** "Raised from 10% to 25%" and "the difference between" mention two values. */
function isChange({ leadWord, before }: Range): boolean {
  return (
    (leadWord === 'from' && changes.test(before)) ||
    (leadWord === 'between' && choices.test(before))
  );
}

const dutyWords =
  /\b(?:tariffs?|dut(?:y|ies)|(?:section|sec\.?|§)\s*(?:122|201|232|301)|hts(?:us)?|hs\s?codes?|mfn|ad valorem|column [12]|usmca|customs|import tax(?:es)?|surcharges?|99\d\d(?:\.\d\d){1,2})\b/i;

/** Percentages and cents in a sentence about duty are rates, which are exact. */
function isDutyRate({ highMark, before, after }: Range): boolean {
  if (!/^(?:%|¢|per\s?cent)$/i.test(highMark)) return false;
  const sentence = `${before.split(/[.!?]\s|\n/).at(-1)} ${after.split(/[.!?](?:\s|$)|\n/)[0]}`;
  return dutyWords.test(sentence);
}

/** "We paid $5 to 12 suppliers". */
function isGivenTo({ lowCurrency, highCurrency, separator, after }: Range): boolean {
  return (
    lowCurrency !== '' &&
    highCurrency === '' &&
    separator === 'to' &&
    /^\s+(?!dollars\b|each\b|less\b|plus\b)\p{L}{3,}s\b/u.test(after)
  );
}

const unitWords =
  /^(?:kgs?|g|grams?|lbs?|oz|ounces|pounds|tons|tonnes|cm|mm|km|m|inches|ft|feet|yards|miles|l|ml|liters|litres|hrs?|mins?|wks?|yrs?|minutes|hours|days|weeks|months|years|quarters|pcs|pieces|units|pairs|sets|orders|samples|cartons|pallets|containers|people|dollars|cents|usd|eur|gbp|percent|percentage|rounds|times|styles|colors|colours|factories|suppliers|countries|questions|prototypes|concepts|creators|brands)$/i;
const attributive =
  /^(?:minute|hour|day|week|month|quarter|year|step|piece|person|unit|page|point|part|inch|foot|mile|pound|ounce|gram|question|gallon|liter|litre|color|colour|phase)$/i;
const notPlural =
  /^(?:is|was|has|does|its|this|thus|plus|less|across|always|perhaps|versus|as|us|yes|business)$/i;

function isUnitWord(word: string | undefined): boolean {
  return word !== undefined && unitWords.test(word);
}

function nextWord({ after }: Range): string | undefined {
  return /^\s+(\p{L}+)/u.exec(after)?.[1];
}

/**
 * A quantity: it has a mark or a unit, or the sentence measures something ("takes about 4 to 6.").
 */
function isMeasured(range: Range): boolean {
  const { unit, isMarked, before, after, lowDigits, highDigits } = range;
  if (unit !== undefined) {
    return (unit.endsWith('s') || range.isCountedTwice) && !isHyphenated(after);
  }
  if (isMarked) return true;
  const [first, second] = [...after.matchAll(/(?<!\s)\s+(\p{L}+)/gu)].map(([, word]) => word);
  const follows = /^\s+\p{L}/u.test(after);
  if (follows && first !== undefined) {
    if (attributive.test(first)) return false;
    if (isUnitWord(first) || isPlural(first)) return true;
    if (second !== undefined && /^\s+\p{L}+\s+\p{L}+/u.test(after) && isUnitWord(second)) {
      return true;
    }
  }
  return (
    [lowDigits, highDigits].every((digits) => digits.length < 4 || numberOf(digits) % 50 === 0) &&
    /\b(?:about|around|roughly|approximately|approx\.?|typically|usually|normally|is|are|be|at|expect|costs?|takes?|took|within|need|order|averages?|under|up to|say)\s*$/i.test(
      before,
    ) &&
    (range.leadWord !== '' || /^(?:[.,;!?)]|$|\s)/.test(after))
  );
}

function isHyphenated(after: string): boolean {
  return /^[-‐‑]\p{L}/u.test(after);
}

function isPlural(word: string): boolean {
  return word.length > 3 && /[^s]s$/i.test(word) && !notPlural.test(word);
}

const numberWords: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'fifteen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];

const anyNumberWord = `(?:${numberWords.join('|')})`;
const wordRange = new RegExp(
  `\\b(?:(?:(?:anywhere|somewhere)\\s+)?(?<lead>from|between)\\s+)?(?<low>${anyNumberWord})` +
    `(?<separator>\\s+to\\s+|\\s+and\\s+|\\s?[-–]\\s?)(?<high>${anyNumberWord})` +
    `(?=\\s+(?:(?:business|working|calendar|full|more)\\s+)?(?<unit>\\p{L}+)\\b(?!-))`,
  'giu',
);

/** "Two to three weeks" becomes "three weeks". */
function collapseWordRanges(text: string): string {
  return replaceMatches(text, wordRange, ({ matched, groups, before }) => {
    const { low = '', high = '', separator = '', unit } = groups;
    const lead = groups.lead?.toLowerCase();
    const place = (word: string) => numberWords.indexOf(word.toLowerCase());
    if (
      (separator.trim() === 'and' && lead !== 'between') ||
      place(low) >= place(high) ||
      !isUnitWord(unit) ||
      (lead === 'from' && changes.test(before)) ||
      (lead === 'between' && choices.test(before)) ||
      alwaysLabel.test(before)
    ) {
      return matched;
    }
    return upTo(before) + (/^\p{Lu}/u.test(matched) ? capitalized(high) : high);
  });
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
