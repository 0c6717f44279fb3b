import {
  addDays,
  addPartialMonths,
  type CalendarDay,
} from '@functions/_shared/domain/calendar-day.ts';
import type { MonthRange } from '@functions/_shared/domain/strategy/plan-months.ts';
import { paceByRiskTolerance } from '@functions/_shared/domain/strategy/strategy.assumptions.ts';
import type { RiskTolerance } from '@functions/_shared/domain/strategy/strategy-answers.ts';

export type PlanPhase = {
  id: string;
  phase: string;
  months: MonthRange;
  tasks: readonly string[];
};

export type KeyDecision = {
  /** When it is due, in words. */
  timing: string;
  /** The phase at whose end it is due, for the calendar. */
  phaseId: string;
  decision: string;
};

/** A roadmap before it has dates (specification §3). */
export type StrategyPlan = {
  name: string;
  description: string;
  months: MonthRange;
  phases: readonly PlanPhase[];
  riskMitigation: readonly string[];
  keyDecisions: readonly KeyDecision[];
  checklist: readonly string[];
};

export type PhaseDates = {
  phaseId: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Its end if this phase and all before it take their longest time. */
  latestLastDay: CalendarDay;
};

/**
 * Dates of consecutive phases from the start day on. The risk tolerance sets how long each takes,
 * between its shortest and longest time.
 */
export function schedulePhases(
  phases: readonly PlanPhase[],
  startDay: CalendarDay,
  riskTolerance: RiskTolerance,
): PhaseDates[] {
  const pace = paceByRiskTolerance.value[riskTolerance];
  let plannedMonths = 0;
  let longestMonths = 0;
  return phases.map(({ id, months }) => {
    // Counted from the start: adding months to month ends one by one would lose days.
    const firstDay = addPartialMonths(startDay, plannedMonths);
    plannedMonths += months.min + (months.max - months.min) * pace;
    longestMonths += months.max;
    return {
      phaseId: id,
      firstDay,
      lastDay: addDays(addPartialMonths(startDay, plannedMonths), -1),
      latestLastDay: addDays(addPartialMonths(startDay, longestMonths), -1),
    };
  });
}
