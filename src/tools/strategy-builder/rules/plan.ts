/** From the shortest to the longest, in months; halves are allowed. */
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
