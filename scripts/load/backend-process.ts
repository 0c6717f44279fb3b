/**
 * Database and API in a separate process, so that a load generator neither slows them down nor dies
 * with them. Forked with a channel: gets what to open, sends `ready`, then runs the SQL it receives
 * and sends back the rows.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Backend, openBackend } from '../../supabase/local/backend.ts';
import type { BackendSettings, FromBackend, ToBackend } from './backend-child.ts';

// Startup output is not of interest here, and refused rows are counted in the figures.
console.info = () => {};
console.error = () => {};

let backend: Promise<Backend> | undefined;

process.on('message', (message: ToBackend) => {
  answer(message).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function answer(message: ToBackend): Promise<FromBackend> {
  if ('open' in message) {
    backend = openBackend(message.open);
    await serve(await backend, message.open);
    return { id: message.id, rows: [] };
  }
  const opened = await backend;
  if (opened === undefined) throw new Error('not opened yet');
  return { id: message.id, rows: await opened.query(message.sql) };
}

function serve(opened: Backend, { port }: BackendSettings): Promise<void> {
  const listener = getRequestListener((request) => opened.fetch(request));
  const server = createServer((request, response) => {
    listener(request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
