import {
  type Day,
  lastOfMonth,
  nearestYear,
  plusDays,
  plusMonths,
  weekdayOf,
} from './date-parts.ts';
import { type Holiday, holidays } from './holidays.ts';

/** A day that words name without a date: "end of the year", "Q1 2027", "before Christmas". */
export type DatePhrase = { day: Day; text: string };

type Groups = Readonly<Record<string, string | undefined>>;
type Phrase = readonly [RegExp, (groups: Groups, now: Day, isPast: boolean) => Day];

/** The first and last months of seasons and quarters; winter ends in the next year. */
const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
};
const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };
const counts: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
};

const lead = '\\b(?<lead>before|by|after|until|till|around|over|since|next|last|this)\\s+';
const year = '(?:,?\\s+(?:of\\s+)?(?<year>20\\d\\d))?';

const phrases: readonly Phrase[] = [
  ...holidays.map(
    ([source, holiday]): Phrase => [
      new RegExp(`${lead}(?:next\\s+|this\\s+|last\\s+)?(?:${source})${year}(?![\\w-])`, 'i'),
      (groups, now, isPast) => holidayIn(groups, holiday, now, isPast),
    ],
  ),
  [
    new RegExp(
      `\\b(?:(?<lead>in|by|before|after|during|until|next|this|for)\\s+)?(?:the\\s+)?(?:q(?<quarter>[1-4])|(?<ordinal>first|second|third|fourth)\\s+quarter|(?<number>[1-4])(?:st|nd|rd|th)\\s+quarter)(?:\\s+of)?${year}\\b`,
      'i',
    ),
    (groups, now, isPast) => {
      const quarter = Number(groups.quarter ?? groups.number ?? ordinals[low(groups.ordinal)] ?? 1);
      return periodIn(groups, { firstMonth: quarter * 3 - 2, months: 3 }, now, isPast);
    },
  ],
  [
    /\b(?:h(?<half>[12])|(?<ordinal>first|second)\s+half(?:\s+of)?)\s+(?:of\s+)?(?<year>20\d\d)\b/i,
    (groups, now, isPast) => {
      const half = Number(groups.half ?? ordinals[low(groups.ordinal)] ?? 1);
      return periodIn(groups, { firstMonth: half * 6 - 5, months: 6 }, now, isPast);
    },
  ],
  [
    /\b(?:(?<lead>before|by|until|at|in)\s+)?(?:the\s+)?(?:end\s+of\s+(?:the|this)\s+year|year[\s-]?end|end\s+of\s+year|eoy)\b/i,
    (_, now) => ({ year: now.year, month: 12, day: 31 }),
  ],
  [
    /\b(?:(?<lead>before|by|until|at)\s+)?(?:the\s+)?(?:end\s+of\s+(?:the|this)\s+month|month[\s-]end|eom)\b/i,
    (_, now) => lastOfMonth(now),
  ],
  [
    /\b(?:(?<lead>before|by|until|at|in|from)\s+)?(?:the\s+)?(?:(?<end>end\s+of|late)|(?<middle>mid(?:dle\s+of)?)|beginning\s+of|start\s+of|early(?:\s+in)?)[\s-]+(?:(?<year>20\d\d)|(?<next>next\s+year))\b/i,
    (groups, now) => {
      const stated = groups.year === undefined ? now.year + 1 : Number(groups.year);
      if (groups.end !== undefined) return { year: stated, month: 12, day: 31 };
      return { year: stated, month: groups.middle === undefined ? 1 : 7, day: 1 };
    },
  ],
  [
    new RegExp(
      `\\b(?<lead>in|by|before|after|during|until|next|this|last|for)\\s+(?:the\\s+|next\\s+|this\\s+|late\\s+|early\\s+)?(?<season>spring|summer|fall|autumn|winter)${year}(?!\\w|\\s+(?:collection|clothing|clothes|line|drop|tires?|steel|mattress))`,
      'i',
    ),
    (groups, now, isPast) => {
      const firstMonth = seasons[low(groups.season)] ?? 1;
      return periodIn(groups, { firstMonth, months: 3 }, now, isPast);
    },
  ],
  [
    /\b(?<season>spring|summer|fall|autumn|winter)\s+(?<year>20\d\d)\b(?!\s+(?:collection|clothing|clothes|line|drop))/i,
    (groups, now, isPast) =>
      periodIn(groups, { firstMonth: seasons[low(groups.season)] ?? 1, months: 3 }, now, isPast),
  ],
  [
    /\b(?:in|within|after)\s+(?:about\s+|around\s+|the\s+next\s+)?(?:an?\s+)?(?<count>\d{1,3}|a|one|two|couple|three|four|five|six|eight|ten)\s+(?:of\s+)?(?<unit>days?|weeks?|months?|years?)\b(?!\s+ago)/i,
    ({ count, unit = '' }, now) => ahead(now, numberOf(count), unit),
  ],
  [
    /\b(?<count>\d{1,3}|a|one|two|couple|three|four|five|six|eight|ten)\s+(?:of\s+)?(?<unit>days?|weeks?|months?|years?)\s+(?:from\s+(?:now|today)|out|later)\b/i,
    ({ count, unit = '' }, now) => ahead(now, numberOf(count), unit),
  ],
  [
    /\b(?<count>\d{1,3}|a|one|two|couple|three|four|five|six|eight|ten)\s+(?:of\s+)?(?<unit>days?|weeks?|months?|years?)\s+ago\b/i,
    ({ count, unit = '' }, now) => ahead(now, -numberOf(count), unit),
  ],
  [
    /\b(?:(?<lead>on|by|before|until|next|this)\s+)(?<weekday>sun|mon|tues|wednes|thurs|fri|satur)day\b/i,
    ({ weekday = '' }, now) => nextWeekday(now, low(weekday)),
  ],
  [
    /\b(?<lead>on|by|before|after|until)\s+the\s+(?<date>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?:\s+of\s+(?<next>next|this)\s+month)?\b/i,
    ({ date, next }, now) => dateOfMonth(Number(date), low(next), now),
  ],
];

/**
 * Finds a day that is named by a holiday, a season, a quarter, the end of a period or a span from
 * now. A holiday without a year is the next one, or the latest when the question is about the past.
 * A period stands for its first day, and for today while it lasts.
 */
export function findDatePhrase(text: string, now: Day, isPast: boolean): DatePhrase | undefined {
  for (const [pattern, read] of phrases) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const groups = match.groups ?? {};
    const day = read(groups, now, isPast);
    const isBefore = low(groups.lead) === 'before';
    return { day: isBefore ? plusDays(day, -1) : day, text: match[0] };
  }
  return undefined;
}

function holidayIn(groups: Groups, holiday: Holiday, now: Day, isPast: boolean): Day {
  const inYear = (year: number): Day => ({ year, ...holiday(year) });
  if (groups.year !== undefined) return inYear(Number(groups.year));
  const isLast = isPast || low(groups.lead) === 'last';
  return inYear(nearestYear((year) => ({ first: inYear(year), last: inYear(year) }), now, isLast));
}

/** A period of the year: its first day, or today while it lasts. */
function periodIn(
  groups: Groups,
  { firstMonth, months }: { firstMonth: number; months: number },
  now: Day,
  isPast: boolean,
): Day {
  const first = (year: number): Day => ({ year, month: firstMonth, day: 1 });
  if (groups.year !== undefined) return notPassed(first(Number(groups.year)), months, now);
  const isNext = low(groups.lead) === 'next';
  const isLast = isPast || low(groups.lead) === 'last';
  const stated = nearestYear(
    (year) => ({ first: first(year), last: plusDays(plusMonths(first(year), months), -1) }),
    isNext ? plusDays(now, 1) : now,
    isLast,
  );
  return isLast ? first(stated) : notPassed(first(stated), months, now);
}

/** Goods of a period that has begun enter today at the earliest. */
function notPassed(first: Day, months: number, now: Day): Day {
  const after = plusMonths(first, months);
  const value = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day;
  return value(first) <= value(now) && value(now) < value(after) ? now : first;
}

function ahead(now: Day, count: number, unit: string): Day {
  if (unit.startsWith('d')) return plusDays(now, count);
  if (unit.startsWith('w')) return plusDays(now, count * 7);
  return plusMonths(now, unit.startsWith('m') ? count : count * 12);
}

function nextWeekday(now: Day, name: string): Day {
  const wanted = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].indexOf(name);
  const current = weekdayOf(now);
  return plusDays(now, ((wanted - current + 6) % 7) + 1);
}

function dateOfMonth(date: number, which: string, now: Day): Day {
  const inMonth = { ...now, day: Math.min(date, lastOfMonth(now).day) };
  const isPassed = which === 'next' || (which === '' && date < now.day);
  if (!isPassed) return inMonth;
  const next = plusMonths({ ...now, day: 1 }, 1);
  return { ...next, day: Math.min(date, lastOfMonth(next).day) };
}

function numberOf(count: string | undefined): number {
  return counts[low(count)] ?? Number(count);
}

function low(text: string | undefined): string {
  return (text ?? '').toLowerCase();
}
