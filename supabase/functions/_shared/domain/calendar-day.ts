import { type CalendarDay, type DayParts, daysInMonth, dayText } from './day-text.ts';
import { formatLongDate } from './format-long-date.ts';

export { type CalendarDay, calendarDayOf, parseCalendarDay } from './day-text.ts';

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** Adds whole months; the 31st becomes the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return dayText({
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

function partsOf(text: CalendarDay): DayParts {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}
