/** More arrived than the reader was told to accept. */
export class TooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

/**
 * Reads a body as UTF-8 text, at most `maxBytes`; stops as soon as more arrives, whatever
 * content-length promised. Throws TooLargeError.
 */
export async function readLimitedText(
  message: { headers: Headers; body: ReadableStream<Uint8Array> | null },
  maxBytes: number,
): Promise<string> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await message.body?.cancel();
    throw new TooLargeError(maxBytes);
  }
  if (message.body === null) return '';
  const reader = message.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new TooLargeError(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}
