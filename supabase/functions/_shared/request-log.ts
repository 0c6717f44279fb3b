import { type Handler, internalError } from './http.ts';
import { createLog, type Log } from './log.ts';

type RequestLogOptions = {
  /** A clock that only moves forward, in milliseconds. */
  nowMs: () => number;
  newRequestId: () => string;
};

const defaults: RequestLogOptions = {
  nowMs: () => performance.now(),
  newRequestId: () => crypto.randomUUID(),
};

/**
 * What every function is served through: one line per request with its id, the function, how it
 * went and how long it took, and the id in the answer's `x-request-id`. Preflights leave no line.
 * A handler that throws is answered as a plain 500, so that no stack leaves the house.
 */
export function withRequestLog(
  name: string,
  handler: Handler,
  { newRequestId, nowMs }: RequestLogOptions = defaults,
): (request: Request) => Promise<Response> {
  return async function handleAndLog(request) {
    const requestId = newRequestId();
    const log = createLog({ requestId, function: name });
    if (request.method === 'OPTIONS') return answerOf(handler, request, log);
    const startedAt = nowMs();
    const response = await answerOf(handler, request, log);
    response.headers.set('x-request-id', requestId);
    const ms = Math.round(nowMs() - startedAt);
    log('info', 'request', { status: response.status, outcome: outcomeOf(response), ms });
    return response;
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
