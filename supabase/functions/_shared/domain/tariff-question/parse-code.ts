import { tariffWord } from './tariff-words.ts';

export type ParsedCode = {
  /** 4 to 10 digits, without dots. */
  digits: string | undefined;
  remainder: string;
};

const digits = '(?<digits>(?:\\d[\\s.-]?){3,9}\\d)(?![\\d%])';
const patterns: readonly RegExp[] = [
  // When announced as a code, four digits are enough.
  new RegExp(
    `\\b(?:htsus|hts|hs|schedule\\s*b|tariff|heading|subheading|commodity|classification)\\s*(?:code|number|no\\.?|line|#|heading)?s?\\s*(?:is|of|:|#)?\\s*${digits}`,
    'i',
  ),
  new RegExp(`\\bcode\\s*(?:is|:|#)?\\s*${digits}`, 'i'),
  // By its shape: dots after four and six digits, or eight or ten digits in a row.
  /(?<![\d.$()+-])(?<!\d[\s.-])(?<digits>\d{4}\.\d{2}\.\d{2}\.?\d{2}|\d{4}\.\d{2}\.\d{4}|\d{4}\.\d{2}\.\d{2}|\d{4}\.\d{2}(?!\d)|\d{2}\.\d{2}\.\d{2}\.\d{2}(?:\.\d{2})?|\d{4}\s\d{2}\s\d{2}(?:\s\d{2})?|\d{10}|\d{8})(?![\d,%]|\.\d|[\s.-]\d)/,
  // Four or six digits by position: alone, before "from", or after "duty on".
  /^\s*(?<digits>\d{2}\.\d{2}|\d{4}(?:\d{2})?)\s*[?.!]*\s*$/,
  /(?<![\d.,$])(?<!\b(?:in|since|during|before|after|by|until|year|at|costs?|costing|worth|usd|priced?)\s)\b(?<digits>\d{2}\.\d{2}|\d{4}(?:\d{2})?)(?=,?\s+(?:(?:coming|imported|made|originating)\s+(?:from|in)|from|of|ex)\s+\p{L})/iu,
  new RegExp(
    `\\b(?:${tariffWord}|rates?|tax(?:es)?)\\s+(?:on|for|of)\\s+(?<digits>\\d{2}\\.\\d{2}|\\d{4}(?:\\d{2})?)(?=\\s*(?:[?.!]|$)|,?\\s+(?:from|in|of|made|coming|to|into)\\b)`,
    'i',
  ),
];

const announcedPatterns = 2;
const shapePattern = announcedPatterns;
/** Unambiguous notations: dots where the schedule has them, or eight digits and a country. */
const writtenAsCode =
  /^\s*\d{8}\s+(?:from\s+)?\p{L}+(?:\s+\p{L}+)?\s*[?.!]*\s*$|(?<![\d.])(?!(?:19|20)[1-9]\d\.)\d{4}\.\d{2}\.\d{2}(?:\.?\d{2})?(?![\d%]|\.\d)/u;

/** The last heading of each chapter from 1 to 97, 0 for none: HTS 2026 revision 10. */
const lastHeadings =
  `6 10 9 10 11 4 14 14 10 8 9 14 2 4 22 5 4 6 5 9 6 9 9 4 30 21 16 53 42 6 5 15 7 7 7
  6 7 27 26 17 15 6 4 21 4 2 7 23 11 7 13 12 11 8 16 9 5 11 11 6 17 17 10 6 7 3 4 15
  14 20 18 29 26 19 8 16 0 6 7 7 13 15 11 87 49 9 16 7 8 33 14 9 7 6 8 20 6`
    .split(/\s+/)
    .map(Number);

/** Whether a code may begin with these digits: headings 2026 and 5000 do not exist. */
export function isHeading(found: string): boolean {
  const last = lastHeadings[Number(found.slice(0, 2)) - 1] ?? 0;
  const number = Number(found.slice(2, 4));
  return number >= 1 && number <= last;
}

/** Ten digits may be a phone number. */
const phone = /\b(?:call|phone|tel|telephone|mobile|cell|whats\s?app|text|number\s+is|reach)\b/i;

/** Parses a tariff code from a text, in any of the notations that people type. */
export function parseCode(text: string): ParsedCode {
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(text);
    const found = match?.groups?.digits?.replace(/\D/g, '');
    if (match === null || found === undefined || ![4, 6, 8, 10].includes(found.length)) continue;
    // An announced code is kept even if it does not exist, so that the answer can say so.
    const isAnnounced = index < announcedPatterns && !/^tariffs?\s+20[1-4]\d$/i.test(match[0]);
    const isWritten = isHeading(found) || (index === shapePattern && writtenAsCode.test(text));
    if (!isAnnounced && (!isWritten || phone.test(text))) continue;
    return { digits: found, remainder: text.replace(match[0], ' ') };
  }
  return { digits: undefined, remainder: text };
}
