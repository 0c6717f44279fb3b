import type { Handler } from '../_shared/http.ts';

/** How the backend is; what the owner sees, and a monitor in part. */
export type Health = {
  status: 'ok' | 'degraded' | 'down';
  database: 'up' | 'down';
  databaseMs: number | null;
  outbox: { queued: number; failed: number; oldestQueuedMinutes: number | null } | null;
  /** Which outside services are switched on by their keys; the rest is answered by our own engines. */
  adapters: Record<string, boolean>;
};

export type OutboxBacklog = { queued: number; failed: number; oldestQueuedAt: Date | null };

export type Dependencies = {
  secretKey: string;
  adapters: Record<string, boolean>;
  /** Asks the database; throws when it is away. */
  readBacklog: () => Promise<OutboxBacklog>;
  now: () => Date;
};

/** Mail that waits longer than this is not just between two runs of its schedule. */
const staleOutboxMinutes = 60;

/**
 * GET or POST. Anybody may know whether the backend works; how much mail waits and which services
 * are switched on is for the bearer of the secret key. 503 when the database is away, so that a
 * monitor needs to read no body.
 */
export function createHandler(deps: Dependencies): Handler {
  return async function handle(request) {
    if (request.method !== 'GET' && request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    }
    const health = await readHealth(deps);
    const { status, database } = health;
    const isOwner = request.headers.get('apikey') === deps.secretKey;
    return new Response(JSON.stringify(isOwner ? health : { status, database }), {
      status: status === 'down' ? 503 : 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

async function readHealth({ adapters, now, readBacklog }: Dependencies): Promise<Health> {
  const startedAt = now();
  try {
    const { queued, failed, oldestQueuedAt } = await readBacklog();
    const endedAt = now();
    const oldestQueuedMinutes =
      oldestQueuedAt === null
        ? null
        : Math.max(0, Math.floor((endedAt.getTime() - oldestQueuedAt.getTime()) / 60_000));
    return {
      status: (oldestQueuedMinutes ?? 0) > staleOutboxMinutes ? 'degraded' : 'ok',
      database: 'up',
      databaseMs: endedAt.getTime() - startedAt.getTime(),
      outbox: { queued, failed, oldestQueuedMinutes },
      adapters,
    };
  } catch (error) {
    console.error('health: the database does not answer:', error);
    return { status: 'down', database: 'down', databaseMs: null, outbox: null, adapters };
  }
}
