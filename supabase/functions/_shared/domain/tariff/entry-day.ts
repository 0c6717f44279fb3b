import { formatLongDate } from '../format-long-date.ts';
import { scheduleSource } from './duty-rules.assumptions.ts';

const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day of an entry made at a moment, 'YYYY-MM-DD'. US customs counts days in US Eastern time, so
 * this is the day for everybody, in whatever zone a visitor's or a server's clock is.
 */
export function entryDayAt(now: Date): string {
  const parts = new Map(easternTime.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The schedule our rates are from, and what they were compared with; no stop at its end. */
export const scheduleRevision = `${scheduleSource.name}, revision ${scheduleSource.revision}; duties on top compared with revision ${scheduleSource.checkedAgainstRevision} on ${formatLongDate(scheduleSource.checkedOn)}`;

/**
 * What duties on screen are worked out for and from: the line under every one of them, so that
 * calculator, map and assistant say it alike.
 *
 * @param entryDay 'YYYY-MM-DD'
 * @param revision as an answer names it, which may be older or newer than this code
 */
export function dutyBasis(entryDay: string, revision: string = scheduleRevision): string {
  return `Duties for an entry on ${formatLongDate(entryDay)} (US Eastern time). Rates of the ${revision}.`;
}
