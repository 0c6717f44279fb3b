import type { CalendarDay } from '../calendar-day.ts';

/** Both ends inclusive. */
export type DaySpan = Readonly<{ from: CalendarDay; to: CalendarDay }>;

/** The days that the table of closures covers. Beyond them no date is planned. */
export const closureCalendar: DaySpan = { from: '2026-11-01', to: '2028-12-31' };
