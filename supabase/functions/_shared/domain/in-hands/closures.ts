import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts';
import { type MapCountry, mapCountries } from '../manufacturing-countries.ts';
import { closureRows, closureSources } from './factory-closures.generated.ts';

/** A country whose workdays count: those of the factories, and the US for customs and trucks. */
export type WorkCountry = MapCountry | 'usa';

/** Both ends inclusive. */
export type DaySpan = Readonly<{ from: CalendarDay; to: CalendarDay }>;

/** Days on which nothing is made or cleared in a country. */
export type Closure = Readonly<{
  country: WorkCountry;
  /** As it reads in a sentence: "Lunar New Year". */
  name: string;
  /** What is closed at least; null where many work through. */
  short: DaySpan | null;
  /** What is closed at most. */
  long: DaySpan;
  source: string;
}>;

/**
 * How a plan counts: `fast` takes the low durations and the short closures, `slow` the high and the
 * long ones.
 */
export type Pace = 'fast' | 'slow';

/** The days that the table of closures covers, inclusive. */
export const closureCalendar: DaySpan = { from: '2026-11-01', to: '2028-12-31' };

export const closures: readonly Closure[] = closureRows
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [country = '', name = '', shortFrom = '', shortTo = '', from = '', to = '', source] =
      row.split(';');
    if (!isWorkCountry(country)) throw new Error(`No closures are planned for "${country}"`);
    return {
      country,
      name,
      short: shortFrom === '' ? null : { from: shortFrom, to: shortTo },
      long: { from, to },
      source: closureSources[Number(source)] ?? '',
    };
  });

/** By country and pace, the closure of each closed day. */
const closedDays: Readonly<Record<Pace, ReadonlyMap<string, Closure>>> = {
  fast: daysOf(({ short }) => short),
  slow: daysOf(({ long }) => long),
};

/** The closure that keeps this day free of work in the country; undefined on other days. */
export function closureOn(country: WorkCountry, day: CalendarDay, pace: Pace): Closure | undefined {
  return closedDays[pace].get(`${country} ${day}`);
}

function daysOf(spanOf: (closure: Closure) => DaySpan | null): ReadonlyMap<string, Closure> {
  const days = new Map<string, Closure>();
  for (const closure of closures) {
    const span = spanOf(closure);
    if (span === null) continue;
    const length = daysBetween(span.from, span.to) + 1;
    for (let index = 0; index < length; index += 1) {
      const key = `${closure.country} ${addDays(span.from, index)}`;
      // Where two overlap, such as a year-end break and New Year's Day, the first names the day.
      if (!days.has(key)) days.set(key, closure);
    }
  }
  return days;
}

function isWorkCountry(text: string): text is WorkCountry {
  return text === 'usa' || mapCountries.some((country) => country === text);
}
