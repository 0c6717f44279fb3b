import { getRequestListener } from '@hono/node-server';
import type { Connect } from 'vite';
import type { Backend } from './backend.ts';
import type { FunctionsProcess } from './functions-process.ts';
import { outboxPath, renderOutbox } from './outbox-page.ts';

const restPrefixes = ['/rest/v1/', '/auth/v1/'];

/** Puts the backend in front of the site, at the paths a hosted project has. */
export function backendMiddlewares(
  backend: Backend,
  functions: FunctionsProcess,
): Connect.NextHandleFunction[] {
  const answerFromDatabase = getRequestListener((request) => backend.fetch(request));
  return [
    (request, response, next) => {
      const isForDatabase = restPrefixes.some((prefix) => request.url?.startsWith(prefix));
      if (isForDatabase) answerFromDatabase(request, response).catch(next);
      else next();
    },
    (request, response, next) => {
      if (request.url?.startsWith('/functions/v1/')) functions.handle(request, response);
      else next();
    },
    (request, response, next) => {
      if (request.url?.split('?')[0] !== outboxPath) return next();
      renderOutbox(backend).then((page) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      }, next);
    },
  ];
}
