import {
  addMonths,
  type CalendarDay,
  daysBetween,
} from '@functions/_shared/domain/calendar-day.ts';
import type { PlannedRoute } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { routeName, shortDay, verdictText } from '@functions/_shared/domain/in-hands/plan-words.ts';
import { DateBarsChart, type DateBarTone } from '@/components/charts/date-bars-chart.tsx';
import { planResultCopy, rowReadout } from '../result-copy.ts';

const { chart: copy } = planResultCopy;

type ArrivalChartProps = {
  planned: readonly PlannedRoute[];
  inHandsOn: CalendarDay;
  today: CalendarDay;
};

const tones: Readonly<Record<NonNullable<PlannedRoute['verdict']>['kind'], DateBarTone>> = {
  'in-time': 'before',
  tight: 'across',
  late: 'after',
};

/** A bar a route from its earliest to its latest arrival, against the date. */
export function ArrivalChart({ planned, inHandsOn, today }: ArrivalChartProps) {
  const at = (day: CalendarDay) => daysBetween(today, day);
  const last = Math.max(at(inHandsOn), ...planned.map(({ arrives }) => at(arrives.latest)));
  return (
    <DateBarsChart
      title={copy.title}
      summary={copy.summary(shortDay(inHandsOn, today))}
      tableLabel={copy.tableLabel}
      columns={copy.columns}
      deadline={{ value: at(inHandsOn), label: shortDay(inHandsOn, today) }}
      ticks={monthTicks(today, last)}
      rows={planned.map(({ id, route, arrives, verdict }) => {
        const name = routeName(route);
        const lies = verdict === null ? '' : verdictText(verdict);
        const span = {
          earliest: shortDay(arrives.earliest, today),
          latest: shortDay(arrives.latest, today),
        };
        return {
          id,
          heading: name,
          label: `${name}: ${lies.charAt(0).toLowerCase()}${lies.slice(1)}`,
          from: at(arrives.earliest),
          to: at(arrives.latest),
          tone: verdict === null ? 'open' : tones[verdict.kind],
          readout: rowReadout(name, span, lies),
          cells: [span.earliest, span.latest, lies],
        };
      })}
    />
  );
}

/** Today, and the first of each month, or of every second or third where there are many. */
function monthTicks(today: CalendarDay, lastDay: number) {
  const step = lastDay > 500 ? 3 : lastDay > 240 ? 2 : 1;
  const ticks: { value: number; label: string }[] = [{ value: 0, label: copy.today }];
  const first = `${today.slice(0, 7)}-01`;
  for (let months = step; ; months += step) {
    const day = addMonths(first, months);
    const value = daysBetween(today, day);
    if (value > lastDay) return ticks;
    // Right after today there is no room for a second label.
    if (value > lastDay / 12) ticks.push({ value, label: shortDay(day, today) });
  }
}
