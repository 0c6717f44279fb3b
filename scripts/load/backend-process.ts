/**
 * Database and API in a process of their own, so that whoever puts load on them neither slows them
 * nor dies with them. Forked with a channel: told what to open, answers `ready`, then runs the SQL it
 * is sent and answers with the rows.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Backend, openBackend } from '../../supabase/local/backend.ts';
import type { BackendSettings, FromBackend, ToBackend } from './backend-child.ts';

// What a start prints is no news here, nor are refused rows, which the figures count.
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
