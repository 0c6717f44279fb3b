import type { PlannedRoute } from './plan-routes.ts';

/**
 * The route to recommend for the date: of those in time, the one that may be ordered last on the safe
 * side; else the one that is late by the fewest days, or without a date the one that is there first.
 * Undefined when none is planned.
 */
export function bestRoute(planned: readonly PlannedRoute[]): PlannedRoute | undefined {
  const kinds = ['in-time', 'tight', 'late'] as const;
  for (const kind of kinds) {
    const [best] = planned
      .filter(({ verdict }) => verdict?.kind === kind)
      .toSorted((a, b) => daysOf(a) - daysOf(b));
    if (best !== undefined) return best;
  }
  return planned.toSorted((a, b) => a.arrives.latest.localeCompare(b.arrives.latest))[0];
}

/** Days late; days to spare count below zero. */
function daysOf({ verdict }: PlannedRoute): number {
  if (verdict === null) return 0;
  return verdict.kind === 'in-time' ? -verdict.days : verdict.days;
}
