/** The body is larger than permitted. */
export class TooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

/** The body arrived too slowly. */
export class TooSlowError extends Error {
  constructor(readonly timeLimitMs: number) {
    super(`The body was not whole within ${timeLimitMs} ms.`);
  }
}

type Message = { headers: Headers; body: ReadableStream<Uint8Array> | null };

/**
 * Reads a body as UTF-8 text. Stops when more than `maxBytes` arrive, whatever content-length says,
 * or after the time limit in milliseconds; without one it waits as long as the connection is open.
 *
 * @throws TooLargeError, TooSlowError
 */
export async function readLimitedText(
  message: Message,
  maxBytes: number,
  timeLimitMs?: number,
): Promise<string> {
  return new TextDecoder().decode(await readLimitedBytes(message, maxBytes, timeLimitMs));
}

/** The same without decoding. Throws TooLargeError and TooSlowError. */
export async function readLimitedBytes(
  message: Message,
  maxBytes: number,
  timeLimitMs?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await message.body?.cancel();
    throw new TooLargeError(maxBytes);
  }
  if (message.body === null) return new Uint8Array();
  const reader = message.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let tooSlow: TooSlowError | undefined;
  const timer =
    timeLimitMs === undefined
      ? undefined
      : setTimeout(() => {
          tooSlow = new TooSlowError(timeLimitMs);
          // Ends the pending read as if the body were complete.
          reader.cancel().catch(() => undefined);
        }, timeLimitMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (tooSlow !== undefined) throw tooSlow;
      if (done) return joinBytes(chunks);
      size += value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        throw new TooLargeError(maxBytes);
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    joined.set(chunk, position);
    position += chunk.length;
  }
  return joined;
}
