import type { ServiceDatabase } from '../_shared/database.ts';

/** A job scheduled in the database. */
export type ScheduledJob = {
  name: string;
  /** When its last run began; null before the first. */
  lastRunAt: Date | null;
  /** As pg_cron reports it: "succeeded", "failed", "running"; null before the first run. */
  lastStatus: string | null;
};

/** Minutes after which a job that has run before should have run again. */
const maxPauseMinutes: Readonly<Record<string, number>> = {
  // Every five minutes.
  'notifications-retry': 30,
  // Every night.
  'purge-job-runs': 26 * 60,
  // On the first of the month.
  retention: 32 * 24 * 60,
};

/** The scheduled jobs; empty when the database has no scheduler. */
export async function readSchedules(database: ServiceDatabase): Promise<ScheduledJob[]> {
  const { data, error } = await database.rpc('scheduled_jobs');
  if (error !== null) throw new Error(`scheduled_jobs: ${error.message}`);
  return data.map(({ job, last_started_at: startedAt, last_status: lastStatus }) => ({
    name: job,
    lastRunAt: dateOf(startedAt),
    lastStatus,
  }));
}

/** Whether the last run failed or the next one is overdue. A job that has never run is neither. */
export function isOverdue({ name, lastRunAt, lastStatus }: ScheduledJob, now: Date): boolean {
  if (lastStatus === 'failed') return true;
  const maxPause = maxPauseMinutes[name];
  if (lastRunAt === null || maxPause === undefined) return false;
  return now.getTime() - lastRunAt.getTime() > maxPause * 60_000;
}

/** The generated types do not mark nullable columns of a function's result. */
function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
