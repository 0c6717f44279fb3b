/** So many bytes tell: pictures, workbooks and PDFs have a zero among their first few hundred. */
const looked = 65_536;

/**
 * Whether a file's bytes can be text. Pictures, workbooks and archives hold zero bytes, which no
 * text but UTF-16 does; that begins with a byte order mark. A PDF may begin without one.
 */
export function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, looked);
  return !head.includes(0) && String.fromCharCode(...head.subarray(0, 5)) !== '%PDF-';
}
