import type { CalendarDay } from '../../calendar/calendar-day.ts';
import type { CostLine } from './cost-line.ts';

/** What one competitor's month is assumed to cost, line by line. */
export type CompetitorModel<Id extends string = string, LineId extends string = string> = Readonly<{
  id: Id;
  lines: readonly CostLine<LineId>[];
  /** Where the amounts come from. */
  source: string;
  /** The day on which they were compared with what the competitor publishes. */
  comparedOn: CalendarDay;
}>;

/** Nobody's price list stands behind these amounts, and pages must not claim so. */
export const specificationEstimate = 'Estimate from the specification of this calculator';
