import {
  type Day,
  dayOf,
  isAboutPast,
  isReal,
  lastOfMonth,
  nearestYear,
  plusDays,
  plusMonths,
  written,
} from './date-parts.ts';
import { findDatePhrase } from './date-phrases.ts';

export type ParsedDate = {
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDate: string | undefined;
  /** Written like a date but not a real one: "February 30, 2026". */
  unparsedDate: string | undefined;
  remainder: string;
};

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary|uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const verbs =
  'arriv(?:es?|ed|ing)|enter(?:s|ed|ing)?|ship(?:s|ped|ping)?|import(?:ed|ing)?|land(?:s|ed|ing)?|effective|clear(?:s|ed|ing)?|receiv(?:es?|ed|ing)';
const lead = `(?:\\b(?<lead>(?:${verbs})?\\s*(?:on|in|by|as of|at|for|before|until|after|since|from)?)\\s+)?`;
const shortYear = "(?:,?\\s+(?<year>20\\d\\d)|\\s+['’](?<short>\\d\\d))";
const patterns: readonly RegExp[] = [
  new RegExp(`${lead}\\b(?<year>20\\d\\d)[-/](?<number>\\d{1,2})[-/](?<day>\\d{1,2})\\b`, 'i'),
  new RegExp(`${lead}\\b(?<number>\\d{1,2})/(?<day>\\d{1,2})/(?<year>20\\d\\d|\\d\\d)\\b`, 'i'),
  // Day first, as in most countries.
  new RegExp(`${lead}\\b(?<day>\\d{1,2})\\.(?<number>\\d{1,2})\\.(?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(
    `${lead}\\b${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d,.]*\\d{3}|\\s?(?:k|pcs|units|pieces|pairs|sets)\\b)${shortYear}?\\b`,
    'i',
  ),
  new RegExp(
    `${lead}\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+(?<year>20\\d\\d))?\\b`,
    'i',
  ),
  new RegExp(
    `(?:\\b(?<lead>before|by|until|in|at|from|after|around)\\s+)?(?:the\\s+)?\\b(?<part>end\\s+of|late|mid(?:dle\\s+of)?|beginning\\s+of|start\\s+of|early)[\\s-]+${month}(?:(?:\\s+of)?\\s+(?<year>20\\d\\d))?(?!\\w)`,
    'i',
  ),
  new RegExp(`${lead}\\b${month}${shortYear}\\b`, 'i'),
  new RegExp(
    `(?<lead>\\b(?:in|by|before|after|since|until|this|next|last|during|around|from\\s+(?=${month.replace('?<month>', '?:')}\\s+on)))\\s+(?:next\\s+|this\\s+)?${month}(?!\\w)`,
    'i',
  ),
  // "Arriving February" and "from Vietnam, january?"; "may" and "march" are verbs too.
  new RegExp(`\\b(?<lead>${verbs}|delivery|delivered|eta|etd)\\s+${month}(?!\\w)`, 'i'),
  /(?<=\s)(?<month>january|february|april|june|july|august|september|october|november|december)(?=\s*[?.!]*$)/i,
  // "By 3/1": two numbers with a slash alone may be a fraction.
  new RegExp(
    `\\b(?<lead>(?:${verbs}|eta|etd)(?:\\s+(?:on|by|before|after))?|on|by|before|after|until)\\s+(?<number>1[0-2]|0?[1-9])/(?<day>3[01]|[12]\\d|0?[1-9])(?![\\d/%])`,
    'i',
  ),
  /\b(?:(?<lead>in|by|before|after|since|until|from)\s+)?(?<number>1[0-2]|0?[1-9])\/(?<year>20\d\d)\b/i,
];
const wholeYear =
  /\b(?:(?<lead>in|during|before|by|after|since|until|of)\s+|(?<=\p{L}[,;]?\s)(?<!\bfor\s))(?:the\s+year\s+)?(?<year>20[2-4]\d)(?=\s*(?:[?.!,;]|$)|\s+(?:on|for|from|of|if|when|with|at|in|to|under|and|or|tariffs?|dut(?:y|ies)|tax(?:es)?|rates?|is|are|be|will|what|how)\b)|^(?<first>20[2-4]\d)(?=\s+(?:(?:import|us|\p{L}+)\s+)?(?:tariffs?|dut(?:y|ies)|tax(?:es)?|rates?)\b)/iu;
const relative: readonly (readonly [RegExp, (today: Day) => Day])[] = [
  [
    /\b(?:today|right now|now|currently|at the moment|these days|as of today|this week|this month|this year)\b/i,
    (day) => day,
  ],
  [/\btomorrow\b/i, (day) => plusDays(day, 1)],
  [/\byesterday\b/i, (day) => plusDays(day, -1)],
  [/\bnext week\b/i, (day) => plusDays(day, 7)],
  [/\blast week\b/i, (day) => plusDays(day, -7)],
  [/\bnext month\b/i, (day) => plusMonths(day, 1)],
  [/\blast month\b/i, (day) => plusMonths(day, -1)],
  [/\bnext quarter\b/i, nextQuarter],
  [
    /\b(?:next year|(?:after|in) the new year)\b/i,
    (day) => ({ year: day.year + 1, month: 1, day: 1 }),
  ],
  [/\blast year\b/i, (day) => ({ ...day, year: day.year - 1, day: Math.min(day.day, 28) })],
];

/**
 * Parses the day of entry from a question. A period stands for its first day, or for today while it
 * lasts. A day or month without a year is the next one, or the latest one when the verb is past
 * ("what did I pay in March"). "Before" a day means the day before it.
 *
 * @param today 'YYYY-MM-DD'
 */
export function parseDate(text: string, today: string): ParsedDate {
  const now = dayOf(today);
  const isPast = isAboutPast(text);
  let unparsed: string | undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const day = match?.groups && dayFrom(match.groups, now, isPast);
    if (match && day) {
      const isBefore = /before/i.test(match.groups?.lead ?? '');
      return found(text, isBefore ? plusDays(day, -1) : day, match[0]);
    }
    if (match && match.groups?.day !== undefined) unparsed ??= match[0];
  }
  if (unparsed !== undefined) {
    const name = unparsed.replace(/^\D*?(?=\d|[A-Z][a-z]{2,}\.?\s+\d)/, '').trim();
    return { entryDate: undefined, unparsedDate: name, remainder: text.replace(unparsed, ' ') };
  }
  const phrase = findDatePhrase(text, now, isPast);
  if (phrase !== undefined) return found(text, phrase.day, phrase.text);
  for (const [pattern, shift] of relative) {
    const match = pattern.exec(text);
    if (match !== null) return found(text, shift(now), match[0]);
  }
  const year = wholeYear.exec(text);
  if (year !== null) return found(text, dayOfYear(year.groups ?? {}, now), year[0]);
  return { entryDate: undefined, unparsedDate: undefined, remainder: text };
}

function found(text: string, day: Day, words: string): ParsedDate {
  return { entryDate: written(day), unparsedDate: undefined, remainder: text.replace(words, ' ') };
}

/** The first day of a year; today in this one. */
function dayOfYear({ year, first, lead = '' }: Groups, now: Day): Day {
  const stated = Number(year ?? first);
  if (/before/i.test(lead)) return { year: stated - 1, month: 12, day: 31 };
  return stated === now.year ? now : { year: stated, month: 1, day: 1 };
}

function nextQuarter(day: Day): Day {
  const begun = { ...day, month: day.month - ((day.month - 1) % 3), day: 1 };
  return plusMonths(begun, 3);
}

type Groups = Readonly<Record<string, string | undefined>>;

function dayFrom(groups: Groups, now: Day, isPast: boolean): Day | undefined {
  const named = groups.month?.slice(0, 3).toLowerCase();
  const first = Number(groups.number ?? 1);
  const second = Number(groups.day ?? 1);
  // There is no 24th month, so day and month are swapped.
  const isSwapped = named === undefined && first > 12 && second <= 12;
  const number = named
    ? monthNames.findIndex((name) => name.startsWith(named)) + 1
    : isSwapped
      ? second
      : first;
  const date = isSwapped ? first : second;
  const stated = groups.year ?? groups.short;
  const isWholeMonth = groups.day === undefined;
  const ofYear = (year: number) => ({
    first: { year, month: number, day: isWholeMonth ? 1 : date },
    last: isWholeMonth ? lastOfMonth({ year, month: number }) : { year, month: number, day: date },
  });
  const year =
    stated === undefined ? yearWithout(groups, ofYear, now, isPast) : (Number(stated) % 100) + 2000;
  const day = partOfMonth({ year, month: number, day: date }, groups.part);
  if (!isReal(day)) return undefined;
  const isCurrentMonth = isWholeMonth && year === now.year && number === now.month;
  return isCurrentMonth && groups.part === undefined && !isPast ? now : day;
}

/** "Late January" is its last third, "mid-January" the 15th. */
function partOfMonth(day: Day, part: string | undefined): Day {
  if (part === undefined) return day;
  if (/^end/i.test(part)) return lastOfMonth(day);
  return { ...day, day: /^late/i.test(part) ? 21 : /^mid/i.test(part) ? 15 : 1 };
}

/** "Next March" said in November is in the next year, and so is "in March". */
function yearWithout(
  { lead = '', day }: Groups,
  ofYear: Parameters<typeof nearestYear>[0],
  now: Day,
  isPast: boolean,
): number {
  const isOther = day === undefined && ofYear(now.year).first.month === now.month;
  if (/\bnext/i.test(lead) && isOther) return now.year + 1;
  if (/\blast/i.test(lead)) return nearestYear(ofYear, isOther ? plusDays(now, -31) : now, true);
  return nearestYear(ofYear, now, isPast);
}
