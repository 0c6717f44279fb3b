import {
  addDays,
  addMonths,
  addPartialMonths,
  type CalendarDay,
} from '@functions/_shared/domain/calendar-day.ts';
import type { StrategyTimeline } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { PhaseDates, StrategyPlan } from './plan.ts';

/** The months that a timeline allows; null for one without an end. */
export const monthsAsked: Readonly<Record<StrategyTimeline, number | null>> = {
  asap: null,
  'short-term': 6,
  'medium-term': 12,
  'long-term': null,
};

/** How the plan meets the timeline that was asked for. */
export type TimelineFit =
  /** As soon as possible: the first goods come with the pilot. */
  | { kind: 'first-goods'; phase: string; day: CalendarDay }
  | { kind: 'no-end' }
  | { kind: 'fits'; lastDay: CalendarDay; latestLastDay: CalendarDay; isSure: boolean }
  | {
      kind: 'too-long';
      deadline: CalendarDay;
      /** Names of the phases that are done by then, and of the one under way. */
      done: readonly string[];
      underWay: string | null;
      /** The end at the shortest pace; null where the plan has it already. */
      shortestLastDay: CalendarDay | null;
    };

export function timelineFit(
  timeline: StrategyTimeline,
  plan: StrategyPlan,
  startDay: CalendarDay,
  phases: readonly (PhaseDates & { name: string; tasks: readonly string[] })[],
): TimelineFit {
  const last = phases.at(-1);
  const allowed = monthsAsked[timeline];
  if (timeline === 'asap') {
    const pilot = phases.find(({ tasks }) =>
      tasks.some((task) => task.startsWith('Order a pilot')),
    );
    const named = pilot ?? last;
    return named
      ? { kind: 'first-goods', phase: named.name, day: named.lastDay }
      : { kind: 'no-end' };
  }
  if (allowed === null || last === undefined) return { kind: 'no-end' };
  const deadline = addDays(addMonths(startDay, allowed), -1);
  const { lastDay, latestLastDay } = last;
  if (lastDay <= deadline) {
    return { kind: 'fits', lastDay, latestLastDay, isSure: latestLastDay <= deadline };
  }
  const shortest = addDays(addPartialMonths(startDay, plan.months.min), -1);
  return {
    kind: 'too-long',
    deadline,
    done: phases.filter((phase) => phase.lastDay <= deadline).map(({ name }) => name),
    underWay:
      phases.find((phase) => phase.firstDay <= deadline && phase.lastDay > deadline)?.name ?? null,
    shortestLastDay: shortest < lastDay ? shortest : null,
  };
}
