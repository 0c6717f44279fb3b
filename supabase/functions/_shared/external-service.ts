import type { ServiceName, ServicePolicy } from './external-services.assumptions.ts';
import { ServiceError } from './fetch-with-limits.ts';
import type { Log } from './log.ts';

/**
 * Whether a call may be made: yes, as a trial after failures, not while the breaker is open, or not
 * today.
 */
export type CallVerdict = 'go' | 'half_open' | 'open' | 'ceiling';

/** The calls of all workers to each service; see the migration of private.service_calls. */
export type UsageStore = {
  /** Counts a call and returns whether it may be made. */
  begin: (service: ServiceName, dailyCeiling: number | null) => Promise<CallVerdict>;
  /** Records the outcome; consecutive failures open the breaker, a success closes it. */
  end: (service: ServiceName, succeeded: boolean) => Promise<void>;
};

/**
 * Calls one external service. `exchange` gets the milliseconds that it may take and is repeated
 * where the policy allows.
 *
 * @throws ServiceError the last error of the exchange, or 'unavailable' when the service is not
 *   called because its breaker is open or the day's calls are used up
 */
export type CallService = <Answer>(
  exchange: (timeLeftMs: number) => Promise<Answer>,
  importance?: CallImportance,
) => Promise<Answer>;

export type CallImportance = {
  /** The share of the day's calls, 0 to 1, up to which this call may still be made. */
  ceilingShare: number;
};

export type ServiceCallerOptions = {
  name: ServiceName;
  policy: ServicePolicy;
  usageStore: UsageStore;
  /** A monotonic clock, in milliseconds. */
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Between 0 (included) and 1 (excluded). */
  random: () => number;
  /** For failures that no caller sees, such as an outcome that could not be recorded. */
  log: Log;
};

const maxAttempts = 3;
/** The first wait, in milliseconds; doubles with each attempt, plus as much again at random. */
const firstWaitMs = 250;
/** With less time left than this, in milliseconds, another attempt is pointless. */
const minAttemptMs = 1_000;

export function createServiceCaller(options: ServiceCallerOptions): CallService {
  const { nowMs, policy, sleep } = options;
  return async function callService(exchange, importance = { ceilingShare: 1 }) {
    const endsAtMs = nowMs() + policy.timeLimitMs;
    let failure: unknown;
    for (let attempt = 1; ; attempt += 1) {
      const verdict = await begin(options, importance).catch((error: unknown) => {
        // The service was called before, so its error is the cause.
        throw failure ?? error;
      });
      try {
        const answer = await exchange(endsAtMs - nowMs());
        if (verdict === 'half_open') await end(options, true);
        return answer;
      } catch (error) {
        failure = error;
        const failed = isServiceFault(error);
        if (failed || verdict === 'half_open') await end(options, !failed);
        const waitMs = waitBefore(attempt + 1, error, options);
        if (waitMs === undefined || nowMs() + waitMs + minAttemptMs > endsAtMs) throw error;
        await sleep(waitMs);
      }
    }
  };
}

async function begin(
  { usageStore, name, policy }: ServiceCallerOptions,
  { ceilingShare }: CallImportance,
): Promise<CallVerdict> {
  const ceiling =
    policy.dailyCeiling === null ? null : Math.floor(policy.dailyCeiling * ceilingShare);
  const verdict = await usageStore.begin(name, ceiling).catch((cause: unknown) => {
    // A service whose calls cannot be counted could cost without limit.
    const error = new ServiceError('unavailable', 'Calls cannot be counted just now.');
    error.cause = cause;
    throw error;
  });
  if (verdict === 'open') {
    throw new ServiceError('unavailable', 'The service is left alone after failures.');
  }
  if (verdict === 'ceiling') {
    throw new ServiceError('unavailable', 'The calls of this day are used up.');
  }
  return verdict;
}

async function end(
  { usageStore, log, name }: ServiceCallerOptions,
  succeeded: boolean,
): Promise<void> {
  await usageStore.end(name, succeeded).catch((error: unknown) => {
    log('error', 'service outcome not noted', { service: name }, error);
  });
}

/**
 * Whether the service, or our key, is at fault. A rejected request is neither; otherwise a visitor
 * could open the breaker for everybody.
 */
function isServiceFault(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { reason, status } = error;
  if (reason !== 'status' || status === undefined) return reason !== 'unavailable';
  return status >= 500 || [401, 402, 403, 408, 429].includes(status);
}

/** Milliseconds to wait before that attempt; undefined when there should be none. */
function waitBefore(
  attempt: number,
  error: unknown,
  { policy, random }: ServiceCallerOptions,
): number | undefined {
  if (attempt > maxAttempts || !(error instanceof ServiceError)) return undefined;
  if (!isRetryable(error, policy)) return undefined;
  const stepMs = firstWaitMs * 2 ** (attempt - 2);
  const retryAfterMs = (error.retryAfterSeconds ?? 0) * 1000;
  return Math.max(stepMs, retryAfterMs) + random() * stepMs;
}

function isRetryable({ reason, status }: ServiceError, { retry }: ServicePolicy): boolean {
  if (status === 429 || status === 503) return true;
  if (retry === 'when_refused') return false;
  return reason === 'network' || (status !== undefined && status >= 500);
}
