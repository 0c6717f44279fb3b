import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { PlannedRoute } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import type { StepId } from '@functions/_shared/domain/in-hands/route-steps.ts';
import { walkSteps } from '@functions/_shared/domain/in-hands/walk-steps.ts';
import { type AllDayEvent, writeIcs } from '@/lib/calendar/ics.ts';

/** The words of the file; the host makes its ids unlike those of others. */
export type PlanCalendarWords = Readonly<{
  productId: string;
  host: string;
  name: string;
  orderSafe: string;
  orderLatest: string;
  inHands: string;
  step: (id: StepId) => string;
  note: string;
}>;

/**
 * A route as an .ics file: the days to order by, each step at its slowest from the safe day on (from
 * today where that has passed), and the date itself. The ids do not contain days, so a calendar moves
 * the entries when the plan changes.
 */
export function planCalendar(
  { id, steps, orderBy }: Pick<PlannedRoute, 'id' | 'steps' | 'orderBy'>,
  plan: Readonly<{ key: string; inHandsOn: CalendarDay; today: CalendarDay }>,
  words: PlanCalendarWords,
  madeOn: Date,
): string {
  const { key, inHandsOn, today } = plan;
  const uid = (part: string) => `${id}.${part}.${key}@${words.host}`;
  const on = (part: string, day: CalendarDay, summary: string): AllDayEvent => ({
    uid: uid(part),
    firstDay: day,
    lastDay: day,
    summary,
    description: words.note,
  });
  const { safe, latest } = orderBy;
  const start = safe !== null && safe >= today ? safe : today;
  const { spans } = walkSteps(steps, start, 'slow');
  const events = [
    ...(safe === null || safe < today ? [] : [on('order-safe', safe, words.orderSafe)]),
    ...(latest === null || latest < today ? [] : [on('order-latest', latest, words.orderLatest)]),
    ...steps.flatMap((step, index): AllDayEvent[] => {
      const span = spans[index];
      if (span === undefined) return [];
      return [
        {
          uid: uid(step.id),
          firstDay: span.from,
          lastDay: span.to,
          summary: words.step(step.id),
          description: words.note,
        },
      ];
    }),
    on('in-hands', inHandsOn, words.inHands),
  ];
  return writeIcs({ productId: words.productId, name: words.name, events, madeOn });
}
