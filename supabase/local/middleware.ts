import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Connect } from 'vite';
import type { Backend } from './backend.ts';
import type { FunctionsProcess } from './functions-process.ts';
import { readLimitedBody } from './limited-body.ts';
import { outboxPath, renderOutbox } from './outbox-page.ts';

const restPrefixes = ['/rest/v1/', '/auth/v1/'];

/**
 * Mounts the backend in front of the site, at the paths of a hosted project. Requests wait while it
 * starts.
 */
export function backendMiddlewares(
  backend: Promise<Backend>,
  functions: Promise<FunctionsProcess>,
): Connect.NextHandleFunction[] {
  const listen = getRequestListener(async (request) => (await backend).fetch(request));
  async function answerFromDatabase(request: IncomingMessage, response: ServerResponse) {
    const rawBody = await readLimitedBody(request, response);
    // The listener uses a body that was read before.
    if (rawBody !== null) await listen(Object.assign(request, { rawBody }), response);
  }
  return [
    (request, response, next) => {
      const isForDatabase = restPrefixes.some((prefix) => request.url?.startsWith(prefix));
      if (isForDatabase) answerFromDatabase(request, response).catch(next);
      else next();
    },
    (request, response, next) => {
      if (!request.url?.startsWith('/functions/v1/')) return next();
      functions.then(({ handle }) => handle(request, response), next);
    },
    (request, response, next) => {
      if (request.url?.split('?')[0] !== outboxPath) return next();
      backend.then(renderOutbox).then((page) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      }, next);
    },
  ];
}
