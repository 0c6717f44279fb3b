import { type CalendarDay, daysBetween } from '../calendar-day.ts';
import { closureCalendar, type DaySpan } from './closure-calendar.ts';
import type { Closure, WorkCountry } from './closures.ts';
import type { GoodsToPlan } from './goods-to-plan.ts';
import { type RouteId, routeIds } from './route-ids.ts';
import { type RouteStep, stepsOf } from './route-steps.ts';
import { type ChosenCountries, type NoRoute, type Route, routeFor } from './routes.ts';
import { regionOfZip, type UsRegion } from './us-regions.ts';
import { latestStart, type Walk, walkSteps } from './walk-steps.ts';

export type PlanRequest = Readonly<{
  goods: GoodsToPlan;
  /** At least 1. */
  pieces: number;
  /** Null when the question is how fast it can be: then there is no verdict and no day to order by. */
  inHandsOn: CalendarDay | null;
  /** The day that the order could be placed. */
  today: CalendarDay;
  /** A US ZIP code; null, or one without a region, for anywhere in the contiguous United States. */
  zip: string | null;
  /** Where the region is known without a ZIP code, such as from a link; it wins. */
  region?: UsRegion | null;
  withSample: boolean;
  countries?: ChosenCountries;
}>;

export type PlannedStep = RouteStep & Readonly<{ fast: DaySpan; slow: DaySpan }>;

/** A closure that a route has to wait for. */
export type ClosureCost = Readonly<{
  name: string;
  country: WorkCountry;
  /** What is closed at most. */
  span: DaySpan;
  source: string;
  /** Workdays lost on the fast and on the slow path. */
  workdaysLost: Readonly<{ fast: number; slow: number }>;
}>;

/**
 * `in-time`: even the slow path arrives by the date, `days` before it. `tight`: the fast one does, and
 * the slow one arrives `days` after it. `late`: even the fast one arrives `days` after it.
 */
export type Verdict = Readonly<{ kind: 'in-time' | 'tight' | 'late'; days: number }>;

export type PlannedRoute = Readonly<{
  id: RouteId;
  route: Route;
  steps: readonly PlannedStep[];
  /** When it arrives if ordered today. */
  arrives: Readonly<{ earliest: CalendarDay; latest: CalendarDay }>;
  /**
   * US workdays: `latest` if all goes fast, `safe` if all goes slowly. They may have passed; null where
   * they lie before the calendar of closures, or no date is asked for.
   */
  orderBy: Readonly<{ latest: CalendarDay | null; safe: CalendarDay | null }>;
  /** Null when no date is asked for. */
  verdict: Verdict | null;
  /** In the order of their days. */
  closures: readonly ClosureCost[];
  /** What factories usually ask at least, where the order is smaller; else null. */
  minOrderUnits: number | null;
}>;

export type UnplannedRoute = Readonly<{
  id: RouteId;
  route: Route;
  /** `past-calendar`: it would end after the last day whose closures we know. */
  missing: NoRoute | 'past-calendar';
}>;

export type PlannedRoutes = Readonly<{
  /** In the order of their earliest arrival. */
  planned: readonly PlannedRoute[];
  unplanned: readonly UnplannedRoute[];
}>;

/** All routes for goods from order to door, with the days of each step. */
export function planRoutes(request: PlanRequest): PlannedRoutes {
  const routes = routeIds.map((id) => planRoute(id, request));
  return {
    planned: routes
      .filter((route) => 'steps' in route)
      .toSorted(
        (a, b) =>
          a.arrives.earliest.localeCompare(b.arrives.earliest) ||
          a.arrives.latest.localeCompare(b.arrives.latest),
      ),
    unplanned: routes.filter((route) => 'missing' in route),
  };
}

function planRoute(id: RouteId, request: PlanRequest): PlannedRoute | UnplannedRoute {
  const { goods, pieces, inHandsOn, today, zip, withSample } = request;
  const { route, missing } = routeFor(id, goods, request.countries);
  if (missing !== null) return { id, route, missing };
  const region = request.region ?? regionOfZip(zip ?? '') ?? null;
  const steps = stepsOf(route, { goods, pieces, withSample, region });
  if (!isInCalendar(today) || (inHandsOn !== null && !isInCalendar(inHandsOn))) {
    return { id, route, missing: 'past-calendar' };
  }
  const fast = walkSteps(steps, today, 'fast');
  const slow = walkSteps(steps, today, 'slow');
  if (!isInCalendar(slow.end)) return { id, route, missing: 'past-calendar' };
  const arrives = { earliest: fast.end, latest: slow.end };
  return {
    id,
    route,
    steps: steps.map((step, index) => ({
      ...step,
      fast: spanAt(fast, index),
      slow: spanAt(slow, index),
    })),
    arrives,
    orderBy: {
      latest: inHandsOn === null ? null : latestStart(steps, inHandsOn, 'fast'),
      safe: inHandsOn === null ? null : latestStart(steps, inHandsOn, 'slow'),
    },
    verdict: inHandsOn === null ? null : verdictOn(inHandsOn, arrives),
    closures: closureCosts(fast, slow),
    minOrderUnits:
      id !== 'printed-stock' && pieces < goods.minOrderUnits ? goods.minOrderUnits : null,
  };
}

/** How arrivals between two days compare with the day that the goods are needed on. */
export function verdictOn(
  inHandsOn: CalendarDay,
  { earliest, latest }: PlannedRoute['arrives'],
): Verdict {
  if (latest <= inHandsOn) return { kind: 'in-time', days: daysBetween(latest, inHandsOn) };
  if (earliest <= inHandsOn) return { kind: 'tight', days: daysBetween(inHandsOn, latest) };
  return { kind: 'late', days: daysBetween(inHandsOn, earliest) };
}

function isInCalendar(day: CalendarDay): boolean {
  return day >= closureCalendar.from && day <= closureCalendar.to;
}

function spanAt({ spans }: Walk, index: number): DaySpan {
  const span = spans[index];
  if (span === undefined) throw new RangeError(`No step ${index}`);
  return span;
}

function closureCosts(fast: Walk, slow: Walk): readonly ClosureCost[] {
  const lostIn = (walk: Walk, closure: Closure) =>
    walk.lost.filter((each) => each === closure).length;
  return [...new Set([...fast.lost, ...slow.lost])]
    .toSorted((a, b) => a.long.from.localeCompare(b.long.from))
    .map((closure) => ({
      name: closure.name,
      country: closure.country,
      span: closure.long,
      source: closure.source,
      workdaysLost: { fast: lostIn(fast, closure), slow: lostIn(slow, closure) },
    }));
}
