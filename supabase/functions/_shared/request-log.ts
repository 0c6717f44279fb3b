import { type Handler, internalError } from './http.ts';
import { createLog, type Log } from './log.ts';

type RequestLogOptions = {
  /** A monotonic clock, in milliseconds. */
  nowMs: () => number;
  newRequestId: () => string;
};

const defaults: RequestLogOptions = {
  nowMs: () => performance.now(),
  newRequestId: () => crypto.randomUUID(),
};

/**
 * The hosted log keeps a hundred lines of a function in ten seconds and drops the rest, whatever
 * their level. One worker writes at most this many info lines in that time, so that warnings and
 * errors fit.
 */
const maxInfoLines = 20;
const infoWindowMs = 10_000;

/**
 * Wraps every function: writes one line per request with its id, the function, the outcome and the
 * duration, and sets the response header `x-request-id`. Preflights are not logged, and bursts of
 * successful requests only in part; warnings, errors and failed requests (5xx) always are. The next
 * line counts the dropped ones as `leftOut`. If a handler throws, the response is a plain 500, so
 * that no stack is exposed. Sets `nosniff`, so that browsers keep to the content-type.
 */
export function withRequestLog(
  name: string,
  handler: Handler,
  { newRequestId, nowMs }: RequestLogOptions = defaults,
): (request: Request) => Promise<Response> {
  const infoBudget = createInfoBudget();
  return async function handleAndLog(request) {
    const requestId = newRequestId();
    const log = createLog({ requestId, function: name });
    const limitedLog: Log = (level, ...line) => {
      if (level !== 'info' || infoBudget.take(nowMs())) log(level, ...line);
    };
    const startedAt = request.method === 'OPTIONS' ? undefined : nowMs();
    const response = await answerOf(handler, request, limitedLog);
    response.headers.set('x-content-type-options', 'nosniff');
    if (startedAt === undefined) return response;
    response.headers.set('x-request-id', requestId);
    const endedAt = nowMs();
    const outcome = outcomeOf(response);
    if (outcome === 'failed' || infoBudget.take(endedAt)) {
      log('info', 'request', {
        status: response.status,
        outcome,
        ms: Math.round(endedAt - startedAt),
        ...infoBudget.dropped(),
      });
    }
    return response;
  };
}

/** Counts the lines of the current window, and those that were dropped. */
function createInfoBudget() {
  let endsAt = Number.NEGATIVE_INFINITY;
  let written = 0;
  let refused = 0;
  return {
    /** Whether one more line may be written at that time. */
    take(atMs: number): boolean {
      if (atMs >= endsAt) {
        endsAt = atMs + infoWindowMs;
        written = 0;
      }
      if (written >= maxInfoLines) {
        refused += 1;
        return false;
      }
      written += 1;
      return true;
    },
    /** How many lines were dropped since the last report; an empty object when none were. */
    dropped(): { leftOut?: number } {
      const count = refused;
      refused = 0;
      return count === 0 ? {} : { leftOut: count };
    },
  };
}

async function answerOf(handler: Handler, request: Request, log: Log): Promise<Response> {
  try {
    return await handler(request, log);
  } catch (error) {
    log('error', 'unforeseen', {}, error);
    return internalError();
  }
}

function outcomeOf({ status }: Response): 'ok' | 'refused' | 'failed' {
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'failed';
}
