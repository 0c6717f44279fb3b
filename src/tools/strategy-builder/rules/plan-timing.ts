import { addDays, addPartialMonths, type CalendarDay } from '@/lib/calendar/calendar-day.ts';
import type { PlanPhase } from './plan.ts';
import { paceByRiskTolerance } from './strategy.assumptions.ts';
import type { RiskTolerance } from './strategy-answers.ts';

export type PhaseDates = {
  phaseId: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** When it ends if this phase and all before it take their longest. */
  latestLastDay: CalendarDay;
};

/**
 * The phases one after the other from the start day on. Each takes as long as the risk tolerance
 * says, between its shortest and longest time.
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
    // Counted from the start each time: adding months to month ends one by one would lose days.
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
