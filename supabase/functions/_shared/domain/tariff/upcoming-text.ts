import type { CalendarDay } from '../calendar-day.ts';
import { formatLongDate } from '../format-long-date.ts';

/** A day from which the same goods of the same origin pay another total. */
export type UpcomingDuty = Readonly<{
  /** The first day of entry with the new total. */
  date: CalendarDay;
  /** "Section 232, timber and furniture 30% instead of 25%". */
  what: string;
  /** The new total: "55%". */
  totalText: string;
}>;

/** How far ahead we look; our choice: a production run and its freight take about this long. */
export const upcomingMonths = 6;

/** "From Jan 1, 2027 it will be 55%: Section 232, timber and furniture 30% instead of 25%." */
export function upcomingSentence({ date, what, totalText }: UpcomingDuty): string {
  return `From ${formatLongDate(date)}, it’ll be ${totalText}${what === '' ? '' : `: ${what}`}.`;
}
