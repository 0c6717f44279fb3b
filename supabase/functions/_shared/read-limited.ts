/** More arrived than the reader was told to accept. */
export class TooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

type Message = { headers: Headers; body: ReadableStream<Uint8Array> | null };

/**
 * Reads a body as UTF-8 text, at most `maxBytes`; stops as soon as more arrives, whatever
 * content-length promised. Throws TooLargeError.
 */
export async function readLimitedText(message: Message, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readLimitedBytes(message, maxBytes));
}

/** The same without decoding. Throws TooLargeError. */
export async function readLimitedBytes(
  message: Message,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await message.body?.cancel();
    throw new TooLargeError(maxBytes);
  }
  if (message.body === null) return new Uint8Array();
  const reader = message.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new TooLargeError(maxBytes);
    }
    chunks.push(value);
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
