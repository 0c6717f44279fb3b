import type { IncomingMessage, ServerResponse } from 'node:http';

type BodyLimits = {
  /** Largest accepted body, in bytes. */
  maxBytes: number;
  /** The longest time for the whole body to arrive, in milliseconds. */
  timeLimitMs: number;
};

/** Far above any row of a form; hosted, a gateway limits requests to the tables. */
const defaultLimits: BodyLimits = { maxBytes: 1024 * 1024, timeLimitMs: 30_000 };

/** How long a client that is still sending has to read the error response, in milliseconds. */
const lingerMs = 1_000;

/**
 * Reads a body into memory; null when it is too large, too slow, or incomplete. The error response
 * is sent immediately, and the rest of the body is discarded.
 */
export function readLimitedBody(
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, timeLimitMs }: BodyLimits = defaultLimits,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(
      () =>
        reject(408, 'The body took too long to arrive. Check your connection and send it again.'),
      timeLimitMs,
    );

    function end(body: Buffer | null): void {
      clearTimeout(timer);
      request.off('data', keep).off('end', finish).off('close', abort);
      resolve(body);
    }
    function keep(chunk: Buffer): void {
      size += chunk.length;
      if (size > maxBytes) rejectTooLarge();
      else chunks.push(chunk);
    }
    const finish = () => end(Buffer.concat(chunks));
    const abort = () => end(null);
    function reject(status: number, message: string): void {
      end(null);
      refuse(request, response, status, message);
    }
    const rejectTooLarge = () =>
      reject(413, `The body is larger than ${Math.floor(maxBytes / 1024)} kB. Send less at once.`);

    request.on('error', abort);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) rejectTooLarge();
    else request.on('data', keep).on('end', finish).on('close', abort);
  });
}

/**
 * In the format of PostgREST's errors. Closing the connection immediately would lose the response.
 */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  const body = { code: String(status), message, details: null, hint: null };
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
  request.resume();
  const cut = setTimeout(() => request.destroy(), lingerMs);
  request.once('close', () => clearTimeout(cut));
}
