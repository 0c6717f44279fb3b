import type { CalendarDay } from '../../calendar-day.ts';
import type { CostLine } from './cost-line.ts';

/** The assumed monthly cost of one competitor, line by line. */
export type CompetitorModel<Id extends string = string, LineId extends string = string> = Readonly<{
  id: Id;
  lines: readonly CostLine<LineId>[];
  /** The source of the amounts. */
  source: string;
  /** When we compared them with what the competitor publishes. */
  comparedOn: CalendarDay;
}>;

/** For amounts without a published price list; pages must not claim that there is one. */
export const planningEstimate = 'Our planning estimate';
