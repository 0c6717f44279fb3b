import { formatLongDate } from '../format-long-date.ts';
import { scheduleSource } from './duty-rules.assumptions.ts';

/** The schedule behind our rates and what it was compared with; without a period at the end. */
export const scheduleRevision = `${scheduleSource.name}, revision ${scheduleSource.revision}; duties on top as known through revision ${scheduleSource.checkedAgainstRevision}, sources to ${formatLongDate(scheduleSource.checkedOn)}`;

/**
 * The line under every displayed duty: the day and the schedule that it was computed for. Shared so
 * that calculator, map and assistant use the same words.
 *
 * @param entryDay 'YYYY-MM-DD'
 * @param revision from an answer; may be older or newer than this code
 */
export function dutyBasis(entryDay: string, revision: string = scheduleRevision): string {
  return `Duties for an entry on ${formatLongDate(entryDay)} (US Eastern time). Rates of the ${revision}.`;
}
