import type { Handler } from '../_shared/http.ts';
import { createLog, type Log } from '../_shared/log.ts';
import { isSameSecret } from '../_shared/same-secret.ts';
import { isOverdue, type ScheduledJob } from './schedules.ts';

/** How the backend is; what the owner sees, and a monitor in part. */
export type Health = {
  status: 'ok' | 'degraded' | 'down';
  database: 'up' | 'down';
  databaseMs: number | null;
  outbox: { queued: number; failed: number; oldestQueuedMinutes: number | null } | null;
  /** Rows of the forms that no message to the team speaks of; null when the database is away. */
  submissions: { withoutMessage: number; oldestMinutes: number | null } | null;
  /** Our schedules in the database; empty where it has no scheduler. Null when it is away. */
  schedules: readonly ScheduleHealth[] | null;
  /** What is set wrongly, each as a sentence. */
  problems: readonly string[];
  /** The outside services by name. */
  adapters: Record<string, AdapterHealth>;
};

export type ScheduleHealth = {
  name: string;
  /** When its last run began, as an ISO instant. */
  lastRunAt: string | null;
  lastStatus: string | null;
  /** The last run failed, or the next one is late. */
  overdue: boolean;
};

export type AdapterHealth = {
  /** Whether its key switches it on; what is off is answered by our own engines. */
  on: boolean;
  callsToday: number;
  dailyCeiling: number | null;
  /** open: left alone after failures; half_open: the next call tries it again. */
  breaker: 'closed' | 'open' | 'half_open';
};

export type OutboxBacklog = { queued: number; failed: number; oldestQueuedAt: Date | null };

/** Rows old enough that their message should have come. */
export type MissingMessages = { count: number; oldestAt: Date | null };

/** What the database knows of one service; a service that was never asked is not among them. */
export type ServiceStatus = {
  service: string;
  callsToday: number;
  breaker: AdapterHealth['breaker'];
};

export type Dependencies = {
  /** The secret keys of the project. */
  ownerKeys: readonly string[];
  /** What is missing or unusable in the environment. */
  problems: readonly string[];
  /** The services in their order, and whether each is on. */
  adapters: Record<string, Pick<AdapterHealth, 'on' | 'dailyCeiling'>>;
  /** Asks the database; throws when it is away. */
  readBacklog: () => Promise<OutboxBacklog>;
  /** The same. */
  readMissingMessages: () => Promise<MissingMessages>;
  /** The same. */
  readServices: () => Promise<readonly ServiceStatus[]>;
  /** The same. */
  readSchedules: () => Promise<readonly ScheduledJob[]>;
  now: () => Date;
};

/** Mail that waits longer than this is not just between two runs of its schedule. */
const staleOutboxMinutes = 60;

/** An answer is read anew after this. */
const freshForMs = 5_000;

/**
 * GET or POST. Anybody may know whether the backend works; how much mail waits and which services
 * are switched on is for the bearer of the secret key. 503 when the database is away, so that a
 * monitor needs to read no body. Anybody may ask as often as they like: an answer is a few seconds old.
 */
export function createHandler(deps: Dependencies): Handler {
  let latest: { at: number; health: Promise<Health> } | undefined;

  /** Whoever asks often reads the same answer again, so that asking costs nothing. */
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
    // Every key is compared, so that the time tells nothing.
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
      // A service that is switched off is not missed, whatever its breaker was left at.
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

/** Whole minutes, never below zero; null where there is no beginning. */
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
