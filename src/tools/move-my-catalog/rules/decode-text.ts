/**
 * The text of a file from a spreadsheet or shop system: UTF-8 or UTF-16 by its byte order mark, else
 * UTF-8, and where it is not that, the Windows code page that older versions of Excel write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes.subarray(2), 'utf-16be');
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  const rest = hasMark ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(rest);
  } catch {
    return decode(rest, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
