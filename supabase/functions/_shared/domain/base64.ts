const bytesAtOnce = 0x8000;

/** Bytes as base64; in chunks, because a function takes a limited number of arguments. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    binary += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce));
  }
  return btoa(binary);
}

/** @throws Error when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
