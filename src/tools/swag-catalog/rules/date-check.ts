import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  type PlannedRoute,
  type PlannedRoutes,
  planRoutes,
  type Verdict,
} from '@functions/_shared/domain/in-hands/plan-routes.ts';
import type { RouteId } from '@functions/_shared/domain/in-hands/route-ids.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { pieceGoods } from './piece-goods.generated.ts';

export type DateQuestion = Readonly<{
  piece: SwagPieceId;
  units: number;
  /** Null asks how soon it can be. */
  neededBy: CalendarDay | null;
  today: CalendarDay;
  /** A ZIP code of the US; null for anywhere in the contiguous United States. */
  zip: string | null;
}>;

/** One way to have a piece, as the planner sees it. */
export type PieceRoute = Readonly<{
  id: RouteId;
  country: PlannedRoute['route']['country'];
  arrives: PlannedRoute['arrives'];
  verdict: Verdict | null;
  /** The last day to order that still holds if all goes slowly; null where it has passed. */
  orderBy: CalendarDay | null;
  /** The last day to order if all goes fast; null where it has passed. */
  orderByAtBest: CalendarDay | null;
  /** What factories usually ask at least, where the order is smaller; else null. */
  minOrderUnits: number | null;
}>;

/** Each way to have the piece, the best first; none where the date is beyond the planner's calendar. */
export function checkDate(question: DateQuestion): PieceRoute[] {
  const { units: pieces, neededBy: inHandsOn, today, zip } = question;
  const parts = pieceGoods[question.piece].map((goods) =>
    planRoutes({ goods, pieces, inHandsOn, today, zip, withSample: false }),
  );
  // A set is as late as its slowest part, so it is planned for that one.
  const slowest = parts.toSorted((a, b) => soonest(b).localeCompare(soonest(a)))[0];
  return (slowest?.planned ?? [])
    .map(
      (route): PieceRoute => ({
        id: route.id,
        country: route.route.country,
        arrives: route.arrives,
        verdict: route.verdict,
        orderBy: notPast(route.orderBy.safe, today),
        orderByAtBest: notPast(route.orderBy.latest, today),
        minOrderUnits: route.minOrderUnits,
      }),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.arrives.latest.localeCompare(b.arrives.latest));
}

/** The last day that the fastest way arrives; after every day where there is none. */
function soonest({ planned }: PlannedRoutes): string {
  return planned.map(({ arrives }) => arrives.latest).toSorted()[0] ?? '9999';
}

const ranks = { 'in-time': 0, tight: 1, late: 2 } as const;

function rankOf({ verdict }: PieceRoute): number {
  return verdict === null ? 0 : ranks[verdict.kind];
}

function notPast(day: CalendarDay | null, today: CalendarDay): CalendarDay | null {
  return day === null || day < today ? null : day;
}
