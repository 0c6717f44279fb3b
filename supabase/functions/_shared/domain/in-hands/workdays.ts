import { addDays, type CalendarDay } from '../calendar-day.ts';
import { type Closure, closureOn, type Pace, type WorkCountry } from './closures.ts';
import { daysOff } from './work-week.assumptions.ts';

/** Workdays of an ordinary week in the country. */
export function workdaysPerWeek(country: WorkCountry): number {
  return 7 - daysOff.value[country].length;
}

/** Whether work is done in the country on this day. */
export function isWorkday(country: WorkCountry, day: CalendarDay, pace: Pace): boolean {
  return isInWorkWeek(country, day) && closureOn(country, day, pace) === undefined;
}

/**
 * The day on which `count` workdays after `day` are done: the next one is the first that counts. Zero
 * workdays end on `day` itself. `lost` has the closure of each day that would have been a workday.
 */
export function workdaysAfter(
  day: CalendarDay,
  count: number,
  { country, pace }: Readonly<{ country: WorkCountry; pace: Pace }>,
): { day: CalendarDay; lost: readonly Closure[] } {
  const lost: Closure[] = [];
  let end = day;
  for (let done = 0; done < count; ) {
    end = addDays(end, 1);
    if (!isInWorkWeek(country, end)) continue;
    const closure = closureOn(country, end, pace);
    if (closure === undefined) done += 1;
    else lost.push(closure);
  }
  return { day: end, lost };
}

/** The day itself if it is a workday, otherwise the last one before it. */
export function workdayUpTo(day: CalendarDay, country: WorkCountry, pace: Pace): CalendarDay {
  let workday = day;
  while (!isWorkday(country, workday, pace)) workday = addDays(workday, -1);
  return workday;
}

function isInWorkWeek(country: WorkCountry, day: CalendarDay): boolean {
  return !daysOff.value[country].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
