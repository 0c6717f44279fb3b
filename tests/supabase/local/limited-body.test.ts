import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { readLimitedBody } from '../../../supabase/local/limited-body.ts';

/** Bodies over a real connection, to a server that responds with their length. */

let close: () => void = () => undefined;
afterEach(() => close());

async function serve(limits = { maxBytes: 4096, timeLimitMs: 10_000 }): Promise<number> {
  const server = createServer(async (request, response) => {
    const body = await readLimitedBody(request, response, limits);
    if (body !== null) response.end(String(body.length));
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port');
  return bound.port;
}

/** Begins a request; the test sends the body. */
function begin(port: number, headers: Record<string, string | number> = {}) {
  const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers });
  // The server may close the connection before everything is sent.
  request.on('error', () => undefined);
  return {
    send: (length: number) => request.write(Buffer.alloc(length)),
    end: () => request.end(),
    answer: new Promise<IncomingMessage>((resolve) => request.once('response', resolve)).then(
      async (response) => ({ status: response.statusCode, text: await textOf(response) }),
    ),
    cutOff: new Promise<void>((resolve) => {
      request.once('socket', (socket) => socket.once('close', () => resolve()));
    }),
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return String(Buffer.concat(chunks));
}

test('reads a body within the limits, and an empty one', async () => {
  const port = await serve();
  for (const length of [0, 1, 4096]) {
    const { answer, end, send } = begin(port);
    if (length > 0) send(length);
    end();
    expect(await answer).toEqual({ status: 200, text: String(length) });
  }
});

const tooLarge = { message: 'The body is larger than 4 kB. Send less at once.' };

test('rejects a body by its content-length before reading it', async () => {
  const { answer, send } = begin(await serve(), { 'content-length': 150_000_000 });
  send(1);
  const { status, text } = await answer;
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject(tooLarge);
});

test('rejects an unannounced large body while reading, and closes the connection', async () => {
  const { answer, cutOff, send } = begin(await serve());
  const sending = setInterval(() => send(4096), 5);
  const { status, text } = await answer;
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject(tooLarge);
  await cutOff;
  clearInterval(sending);
});

test('rejects a body that never ends at the time limit', async () => {
  const { answer, send } = begin(await serve({ maxBytes: 4096, timeLimitMs: 50 }));
  send(1);
  const { status, text } = await answer;
  expect(status).toBe(408);
  expect(JSON.parse(text)).toMatchObject({ message: expect.stringContaining('send it again') });
});
