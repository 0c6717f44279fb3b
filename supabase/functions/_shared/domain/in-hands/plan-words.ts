import type { CalendarDay } from '../calendar-day.ts';
import { factoryCountryLabels } from '../manufacturing-countries.ts';
import type { ClosureCost, PlannedRoute, Verdict } from './plan-routes.ts';
import type { Route } from './routes.ts';

/** Names and sentences that the planner and KIRA share. */

/** At the start of a sentence: "Printed stock", "Sea from China". */
export function routeName(route: Route): string {
  if (route.id === 'printed-stock') return 'Printed stock';
  const country = factoryCountryLabels[route.country];
  const by = { ocean: 'Sea', air: 'Air', truck: 'Truck' }[route.mode];
  return `${by} from ${country}`;
}

/** Within a sentence: "printed stock", "sea freight from China". */
export function routeNameInText(route: Route): string {
  if (route.id === 'printed-stock') return 'printed stock';
  const country = factoryCountryLabels[route.country];
  const by = { ocean: 'sea freight', air: 'air freight', truck: 'a truck' }[route.mode];
  return `${by} from ${country}`;
}

const withoutYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const withYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Mar 3", or "Mar 3, 2028" where the year is neither that of `today` nor the next one. */
export function shortDay(day: CalendarDay, today: CalendarDay): string {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return (years === 0 || years === 1 ? withoutYear : withYear).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** "In time, 12 days to spare", "May be 3 days late", "19 days late". */
export function verdictText({ kind, days }: Verdict): string {
  const count = `${days} ${days === 1 ? 'day' : 'days'}`;
  switch (kind) {
    case 'in-time':
      return days === 0 ? 'In time, no day to spare' : `In time, ${count} to spare`;
    case 'tight':
      return `May be ${count} late`;
    case 'late':
      return `${count} late`;
  }
}

/** "arrives Feb 3 to Feb 19". */
export function arrivesText(
  { arrives }: Pick<PlannedRoute, 'arrives'>,
  today: CalendarDay,
): string {
  const { earliest, latest } = arrives;
  const first = shortDay(earliest, today);
  return earliest === latest
    ? `arrives ${first}`
    : `arrives ${first} to ${shortDay(latest, today)}`;
}

/**
 * When to order: "order by Dec 18 to be safe, Jan 5 at the latest". Days that have passed are left out;
 * empty when both have.
 */
export function orderByText(
  { orderBy }: Pick<PlannedRoute, 'orderBy'>,
  today: CalendarDay,
): string {
  const { safe, latest } = orderBy;
  if (latest === null || latest < today) return '';
  const last = shortDay(latest, today);
  if (safe === null || safe < today) return `order by ${last} at the latest`;
  return safe === latest
    ? `order by ${last}`
    : `order by ${shortDay(safe, today)} to be safe, ${last} at the latest`;
}

/** "Lunar New Year in China costs 13 to 23 workdays". */
export function closureText({ name, country, workdaysLost: { fast, slow } }: ClosureCost): string {
  const where = country === 'usa' ? 'in the US' : `in ${factoryCountryLabels[country]}`;
  const [least, most] = [Math.min(fast, slow), Math.max(fast, slow)];
  const days = least === most ? `${most}` : least === 0 ? `up to ${most}` : `${least} to ${most}`;
  return `${name} ${where} costs ${days} ${most === 1 ? 'workday' : 'workdays'}`;
}
