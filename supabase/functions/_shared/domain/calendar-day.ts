import { addDays, type CalendarDay, dayNumber, daysInMonth, dayText, partsOf } from './day-text.ts';
import { formatLongDate } from './format-long-date.ts';

export { addDays, type CalendarDay, calendarDayOf, parseCalendarDay } from './day-text.ts';

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
