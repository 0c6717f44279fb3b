import { formatLongDate } from './format-long-date.ts';

/** A day of the Gregorian calendar without time or time zone, such as "2027-02-28". */
export type CalendarDay = string;

type Parts = { year: number; month: number; day: number };

/** Parses an existing day; undefined for anything else, such as "2027-02-30". */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? text : undefined;
}

/** The day of this moment in the local time zone. */
export function calendarDayOf(date: Date): CalendarDay {
  return toText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** Adds whole months; the 31st becomes the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return toText({
    ...target,
    day: Math.min(dayOfMonth, daysInMonth(target.year, target.month)),
  });
}

/**
 * Like `addMonths`; a fraction of a month is that fraction of the days of the month it falls in.
 */
export function addPartialMonths(day: CalendarDay, months: number): CalendarDay {
  const whole = Math.floor(months);
  const from = addMonths(day, whole);
  const part = months - whole;
  return part === 0
    ? from
    : addDays(from, Math.round(part * daysBetween(from, addMonths(day, whole + 1))));
}

/** Days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Formats a day as "Feb 28, 2027". */
export function formatCalendarDay(day: CalendarDay): string {
  return formatLongDate(day);
}

const msPerDay = 86_400_000;

/** Days since 1970-01-01. Counted in UTC, where every day has 24 hours. */
function dayNumber(day: CalendarDay): number {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return Date.UTC(year, month - 1, dayOfMonth) / msPerDay;
}

function dayFromNumber(number: number): CalendarDay {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}

function partsOf(text: CalendarDay): Parts {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function toText({ year, month, day }: Parts): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
