/** 128 bits, so that nobody can guess another visitor's id. */
export const minSessionIdBytes = 16;
const maxSessionIdBytes = 32;

/**
 * A new visitor session id: the time in base 36, a hyphen, the random bytes in hex. About 41
 * characters for 16 bytes. The random bytes must come from a cryptographic source, because whoever
 * knows the id may update the visitor's rows.
 *
 * @param nowMs milliseconds since 1970, not negative
 * @param randomBytes 16 to 32 bytes
 * @throws RangeError when either is outside its range
 */
export function createSessionId(nowMs: number, randomBytes: Uint8Array): string {
  if (!Number.isSafeInteger(Math.floor(nowMs)) || nowMs < 0) {
    throw new RangeError(`Not a time in milliseconds since 1970: ${nowMs}`);
  }
  if (randomBytes.length < minSessionIdBytes || randomBytes.length > maxSessionIdBytes) {
    throw new RangeError(
      `A session id takes ${minSessionIdBytes} to ${maxSessionIdBytes} random bytes, not ${randomBytes.length}`,
    );
  }
  const random = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${Math.floor(nowMs).toString(36)}-${random}`;
}
