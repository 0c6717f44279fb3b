/**
 * The EXIF orientation of pictures from a camera held upright: rotate by a quarter to the right.
 */
const quarterTurn = 6;

/** Inserts an EXIF segment with that orientation right after the start marker, as phones do. */
export function turnedJpeg(jpeg: Buffer): Buffer {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    // One entry: the tag Orientation, type short, count 1, and its value.
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, quarterTurn, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0x00, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
