/** Days as text: all that a tool's form needs of the calendar (calendar-day.ts has the sums). */

/** A day of the Gregorian calendar without time or time zone, such as "2027-02-28". */
export type CalendarDay = string;

export type DayParts = { year: number; month: number; day: number };

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
  return dayText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** The days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The text of a day. */
export function dayText({ year, month, day }: DayParts): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, 10);
}

const msPerDay = 86_400_000;

/** Days since 1970-01-01. Counted in UTC, where every day has 24 hours. */
export function dayNumber(day: CalendarDay): number {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return Date.UTC(year, month - 1, dayOfMonth) / msPerDay;
}

export function partsOf(day: CalendarDay): DayParts {
  const [year = 1970, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}
