import {
  addDays,
  addPartialMonths,
  type CalendarDay,
} from '@functions/_shared/domain/calendar-day.ts';
import { paceByRiskTolerance } from './strategy.assumptions.ts';
import type { RiskTolerance } from './strategy-answers.ts';

/** The shortest and the longest time, in months; halves are allowed. */
export type MonthRange = { min: number; max: number };

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

/** "6-9 months", "1 month", "1-2 months". */
export function monthsText({ min, max }: MonthRange): string {
  if (min === max) return `${min} ${min === 1 ? 'month' : 'months'}`;
  return `${min}-${max} months`;
}

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
