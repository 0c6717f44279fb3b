import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { swagListCopy } from '../list-copy.ts';
import { routeWords } from '../piece-copy.ts';
import type { PieceRoute } from '../rules/date-check.ts';

const copy = swagListCopy.date;

/** What the planner says of one way to have a piece: "In time from printed stock; order by Jan 5". */
export function routeSentence(route: PieceRoute): string {
  const way = routeWords[route.id](factoryCountryLabels[route.country]);
  const { verdict, arrives } = route;
  if (verdict === null) {
    return copy.soonest(
      way,
      formatCalendarDay(arrives.earliest),
      formatCalendarDay(arrives.latest),
    );
  }
  if (verdict.kind === 'in-time') return copy.inTime(way, dayOrNull(route.orderBy));
  if (verdict.kind === 'tight') {
    return copy.tight(way, verdict.days, dayOrNull(route.orderByAtBest));
  }
  return copy.late(way, verdict.days);
}

function dayOrNull(day: string | null): string | null {
  return day === null ? null : formatCalendarDay(day);
}
