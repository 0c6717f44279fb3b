import type { ServiceName, ServicePolicy } from './external-services.assumptions.ts';
import { ServiceError } from './fetch-with-limits.ts';
import type { Log } from './log.ts';

/** How a call may go on: with or without failures before it, not while its breaker is open, not today. */
export type CallVerdict = 'go' | 'half_open' | 'open' | 'ceiling';

/** What all workers together asked of each service; see the migration of private.service_calls. */
export type UsageStore = {
  /** Counts a call and says whether it may be made. */
  begin: (service: ServiceName, dailyCeiling: number | null) => Promise<CallVerdict>;
  /** How the call went; failures one after another open the breaker, a success closes it. */
  end: (service: ServiceName, succeeded: boolean) => Promise<void>;
};

/**
 * Makes a call to one outside service: `exchange` is given the milliseconds it may take, and is run
 * again where the policy allows. Throws ServiceError: what the exchange threw last, or 'unavailable'
 * when the service is not asked at all, because its breaker is open or the calls of the day are used
 * up.
 */
export type CallService = <Answer>(
  exchange: (timeLeftMs: number) => Promise<Answer>,
  importance?: CallImportance,
) => Promise<Answer>;

export type CallImportance = {
  /** The part of the day's calls that may be used up for this one to be made still, from 0 to 1. */
  ceilingShare: number;
};

export type ServiceCallerOptions = {
  name: ServiceName;
  policy: ServicePolicy;
  usageStore: UsageStore;
  /** A clock that only moves forward, in milliseconds. */
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
  /** From 0 to below 1. */
  random: () => number;
  /** For what no caller is told: an outcome that could not be noted. */
  log: Log;
};

const maxAttempts = 3;
/** The first wait, doubled with each further one; as much again is left to chance. */
const firstWaitMs = 250;
/** Less time than this is not worth another attempt. */
const minAttemptMs = 1_000;

export function createServiceCaller(options: ServiceCallerOptions): CallService {
  const { nowMs, policy, sleep } = options;
  return async function callService(exchange, importance = { ceilingShare: 1 }) {
    const endsAtMs = nowMs() + policy.timeLimitMs;
    let failure: unknown;
    for (let attempt = 1; ; attempt += 1) {
      const verdict = await begin(options, importance).catch((error: unknown) => {
        // It was asked, so what it answered is the reason.
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
    // Whatever cannot be counted could cost without end.
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
 * Whether this is the service's fault, or our key's. A refusal of what was asked is neither: a
 * visitor could otherwise turn a service off for everybody.
 */
function isServiceFault(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { reason, status } = error;
  if (reason !== 'status' || status === undefined) return reason !== 'unavailable';
  return status >= 500 || [401, 402, 403, 408, 429].includes(status);
}

/** Milliseconds to wait before that attempt; undefined when there is to be none. */
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
