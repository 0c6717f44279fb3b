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

/** The function's response to a body: status and parsed JSON. */
export async function call(handler: Handler, body: unknown) {
  const response = await handler(functionRequest(body));
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** Calls a service once, without counting. */
export function directCall(timeLimitMs = 1_000): CallService {
  return (exchange) => exchange(timeLimitMs);
}

/** For steps whose log no test checks. */
export const noLog: Log = () => undefined;

export type SentRequest = { url: string; headers: Headers; body: unknown };

/** A network that gives the same response every time and records the requests. */
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

/** A service that never responds and ignores the abort signal. */
export const silence = (): Promise<Response> => new Promise(() => undefined);
