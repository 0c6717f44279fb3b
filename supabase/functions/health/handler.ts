import type { Handler } from '../_shared/http.ts';
import { createLog, type Log } from '../_shared/log.ts';
import { isSameSecret } from '../_shared/same-secret.ts';
import { isOverdue, type ScheduledJob } from './schedules.ts';

/** The state of the backend as the owner sees it; a monitor sees a part of it. */
export type Health = {
  status: 'ok' | 'degraded' | 'down';
  database: 'up' | 'down';
  databaseMs: number | null;
  outbox: { queued: number; failed: number; oldestQueuedMinutes: number | null } | null;
  /** Form rows without a message to the team; null when the database is unavailable. */
  submissions: { withoutMessage: number; oldestMinutes: number | null } | null;
  /** Our scheduled jobs; empty when the database has no scheduler, null when it is unavailable. */
  schedules: readonly ScheduleHealth[] | null;
  /** Configuration errors, each as a sentence. */
  problems: readonly string[];
  /** The external services by name. */
  adapters: Record<string, AdapterHealth>;
};

export type ScheduleHealth = {
  name: string;
  /** When its last run began, as an ISO instant. */
  lastRunAt: string | null;
  lastStatus: string | null;
  /** The last run failed, or the next one is overdue. */
  overdue: boolean;
};

export type AdapterHealth = {
  /** Whether its key is set; the built-in engines replace services that are off. */
  on: boolean;
  callsToday: number;
  dailyCeiling: number | null;
  /** open: not called after failures; half_open: the next call is a trial. */
  breaker: 'closed' | 'open' | 'half_open';
};

export type OutboxBacklog = { queued: number; failed: number; oldestQueuedAt: Date | null };

/** Rows old enough that their message should exist. */
export type MissingMessages = { count: number; oldestAt: Date | null };

/** What the database knows about one service; services that were never called are missing. */
export type ServiceStatus = {
  service: string;
  callsToday: number;
  breaker: AdapterHealth['breaker'];
};

export type Dependencies = {
  /** The secret keys of the project. */
  ownerKeys: readonly string[];
  /** Missing or invalid environment variables. */
  problems: readonly string[];
  /** The services in their order, and whether each is on. */
  adapters: Record<string, Pick<AdapterHealth, 'on' | 'dailyCeiling'>>;
  /** Throws when the database is unavailable. */
  readBacklog: () => Promise<OutboxBacklog>;
  /** Throws when the database is unavailable. */
  readMissingMessages: () => Promise<MissingMessages>;
  /** Throws when the database is unavailable. */
  readServices: () => Promise<readonly ServiceStatus[]>;
  /** Throws when the database is unavailable. */
  readSchedules: () => Promise<readonly ScheduledJob[]>;
  now: () => Date;
};

/** Mail that waits longer than this is not merely between two runs of the schedule. */
const staleOutboxMinutes = 60;

/** A response is cached for this long. */
const freshForMs = 5_000;

/**
 * GET or POST. Anybody may learn whether the backend works; the mail backlog and the services are
 * only for the bearer of the secret key. Responds 503 when the database is unavailable, so that a
 * monitor need not parse the body. Not rate-limited, because responses are cached for a few
 * seconds.
 */
export function createHandler(deps: Dependencies): Handler {
  let latest: { at: number; health: Promise<Health> } | undefined;

  /** Returns the cached health, so that frequent requests cost nothing. */
  function freshHealth(log: Log): Promise<Health> {
    const now = deps.now().getTime();
    if (latest === undefined || now - latest.at >= freshForMs) {
      latest = { at: now, health: readHealth(deps, log) };
    }
    return latest.health;
  }

  return async function handle(request, log = createLog({})) {
    if (request.method !== 'GET' && request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    }
    const health = await freshHealth(log);
    const { status, database } = health;
    const apikey = request.headers.get('apikey') ?? '';
    // Compares against every key in constant time.
    const isOwner = deps.ownerKeys.filter((known) => isSameSecret(apikey, known)).length > 0;
    return new Response(JSON.stringify(isOwner ? health : { status, database }), {
      status: status === 'down' ? 503 : 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

async function readHealth(
  {
    adapters,
    now,
    problems,
    readBacklog,
    readMissingMessages,
    readSchedules,
    readServices,
  }: Dependencies,
  log: Log,
): Promise<Health> {
  const startedAt = now();
  try {
    const [{ queued, failed, oldestQueuedAt }, missing, services, jobs] = await Promise.all([
      readBacklog(),
      readMissingMessages(),
      readServices(),
      readSchedules(),
    ]);
    const endedAt = now();
    const schedules = jobs.map((job) => withOverdue(job, endedAt));
    const oldestQueuedMinutes = minutesBetween(oldestQueuedAt, endedAt);
    const adapterHealth = withStatus(adapters, services);
    const isDegraded =
      (oldestQueuedMinutes ?? 0) > staleOutboxMinutes ||
      missing.count > 0 ||
      problems.length > 0 ||
      schedules.some(({ overdue }) => overdue) ||
      // A service that is switched off does not degrade the backend, whatever the state of its
      // breaker.
      Object.values(adapterHealth).some(({ on, breaker }) => on && breaker === 'open');
    return {
      status: isDegraded ? 'degraded' : 'ok',
      database: 'up',
      databaseMs: endedAt.getTime() - startedAt.getTime(),
      outbox: { queued, failed, oldestQueuedMinutes },
      submissions: {
        withoutMessage: missing.count,
        oldestMinutes: minutesBetween(missing.oldestAt, endedAt),
      },
      schedules,
      problems,
      adapters: adapterHealth,
    };
  } catch (error) {
    log('error', 'the database does not answer', {}, error);
    return {
      status: 'down',
      database: 'down',
      databaseMs: null,
      outbox: null,
      submissions: null,
      schedules: null,
      problems,
      adapters: withStatus(adapters, []),
    };
  }
}

/** Whole minutes, at least 0; null without a start. */
function minutesBetween(from: Date | null, to: Date): number | null {
  return from === null ? null : Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
}

function withOverdue(job: ScheduledJob, now: Date): ScheduleHealth {
  const { name, lastRunAt, lastStatus } = job;
  const at = lastRunAt === null ? null : lastRunAt.toISOString();
  return { name, lastRunAt: at, lastStatus, overdue: isOverdue(job, now) };
}

function withStatus(
  adapters: Dependencies['adapters'],
  services: readonly ServiceStatus[],
): Health['adapters'] {
  return Object.fromEntries(
    Object.entries(adapters).map(([name, adapter]) => {
      const status = services.find(({ service }) => service === name);
      const { breaker = 'closed', callsToday = 0 } = status ?? {};
      return [name, { ...adapter, callsToday, breaker }];
    }),
  );
}
