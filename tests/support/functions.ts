import type { CallService } from '@functions/_shared/external-service.ts';
import type { Fetch } from '@functions/_shared/fetch-with-limits.ts';
import type { AccessPolicy, Handler } from '@functions/_shared/http.ts';
import type { Log } from '@functions/_shared/log.ts';

export const siteKey = 'sb_publishable_test';

export const access: AccessPolicy = { publishableKeys: [siteKey], allowedOrigins: ['*'] };

/** A request as the page sends it; a body that is not text is sent as JSON. */
export function functionRequest(body: unknown, init: RequestInit = {}): Request {
  return new Request('http://localhost/functions/v1/any', {
    method: 'POST',
    headers: { apikey: siteKey, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

/** What a function answers to a body: the status and the parsed JSON. */
export async function call(handler: Handler, body: unknown) {
  const response = await handler(functionRequest(body));
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** A service that is asked once and not counted. */
export function directCall(timeLimitMs = 1_000): CallService {
  return (exchange) => exchange(timeLimitMs);
}

/** For steps whose lines no test reads. */
export const noLog: Log = () => undefined;

export type SentRequest = { url: string; headers: Headers; body: unknown };

/** A network that gives the same answer every time and keeps what it was asked. */
export function fakeFetch(answer: () => Response | Promise<Response>) {
  const requests: SentRequest[] = [];
  const fetch: Fetch = async (url, init) => {
    requests.push({
      url,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body ?? 'null')),
    });
    return await answer();
  };
  return { fetch, requests };
}

/** A service that never answers and does not notice that nobody waits any more. */
export const silence = (): Promise<Response> => new Promise(() => undefined);
