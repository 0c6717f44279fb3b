import type { IncomingMessage, ServerResponse } from 'node:http';

type BodyLimits = {
  /** Largest accepted body, in bytes. */
  maxBytes: number;
  /** How long it may take to arrive, in milliseconds. */
  timeLimitMs: number;
};

/** No row of a form comes near either; hosted, a gateway stands before the tables. */
const usualLimits: BodyLimits = { maxBytes: 1024 * 1024, timeLimitMs: 30_000 };

/** How long somebody who is still sending has to read the refusal. */
const lingerMs = 1_000;

/**
 * Reads a body into memory; null when it is larger or slower than it may be, or broke off. A refusal is
 * answered at once, and the rest of the body is not kept.
 */
export function readLimitedBody(
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, timeLimitMs }: BodyLimits = usualLimits,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(
      () =>
        giveUp(408, 'The body took too long to arrive. Check your connection and send it again.'),
      timeLimitMs,
    );

    function end(body: Buffer | null): void {
      clearTimeout(timer);
      request.off('data', keep).off('end', finish).off('close', breakOff);
      resolve(body);
    }
    function keep(chunk: Buffer): void {
      size += chunk.length;
      if (size > maxBytes) giveUpLarge();
      else chunks.push(chunk);
    }
    const finish = () => end(Buffer.concat(chunks));
    const breakOff = () => end(null);
    function giveUp(status: number, message: string): void {
      end(null);
      refuse(request, response, status, message);
    }
    const giveUpLarge = () =>
      giveUp(413, `The body is larger than ${Math.floor(maxBytes / 1024)} kB. Send less at once.`);

    request.on('error', breakOff);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) giveUpLarge();
    else request.on('data', keep).on('end', finish).on('close', breakOff);
  });
}

/** As PostgREST words its own. A connection that is cut at once would take the answer along. */
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
