import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts';
import { type Closure, closureCalendar, type DaySpan, type Pace } from './closures.ts';
import type { RouteStep } from './route-steps.ts';
import { workdaysAfter, workdayUpTo } from './workdays.ts';

export type Walk = Readonly<{
  /** The days of each step; a step without days lies on the last day of the one before it. */
  spans: readonly DaySpan[];
  end: CalendarDay;
  /** The closure of each workday that a step had to wait. */
  lost: readonly Closure[];
}>;

/** The steps one after the other when the order is placed on `start`; counting begins the day after. */
export function walkSteps(steps: readonly RouteStep[], start: CalendarDay, pace: Pace): Walk {
  const spans: DaySpan[] = [];
  const lost: Closure[] = [];
  let end = start;
  for (const { days, country } of steps) {
    const count = pace === 'fast' ? days.low : days.high;
    const before = end;
    if (country === null) end = addDays(end, count);
    else {
      const walked = workdaysAfter(end, count, { country, pace });
      end = walked.day;
      lost.push(...walked.lost);
    }
    spans.push({ from: count === 0 ? before : addDays(before, 1), to: end });
  }
  return { spans, end, lost };
}

/**
 * The last US workday to order on so that the steps end by `deadline`; null when that is before the
 * calendar of closures begins. A later order never arrives earlier, so the days are halved until one
 * is left.
 */
export function latestStart(
  steps: readonly RouteStep[],
  deadline: CalendarDay,
  pace: Pace,
): CalendarDay | null {
  const first = closureCalendar.from;
  const isInTime = (day: number) => walkSteps(steps, addDays(first, day), pace).end <= deadline;
  let inTime = 0;
  let tooLate = daysBetween(first, deadline) + 1;
  if (tooLate <= 0 || !isInTime(inTime)) return null;
  while (tooLate - inTime > 1) {
    const middle = Math.floor((inTime + tooLate) / 2);
    if (isInTime(middle)) inTime = middle;
    else tooLate = middle;
  }
  const day = workdayUpTo(addDays(first, inTime), 'usa', pace);
  return day < first ? null : day;
}
