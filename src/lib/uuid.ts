/**
 * A UUID of 16 bytes, which are used as they are, except for the version and variant bits (RFC
 * 9562): version 4 for random bytes, 8 for custom ones.
 */
export function uuidFromBytes(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | (version << 4);
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
