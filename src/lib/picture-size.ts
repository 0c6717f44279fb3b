import { imageDimensionsFromData } from 'image-dimensions';
import type { Size } from './fit-within.ts';
import type { ImageKind } from './image-kind.ts';

/**
 * Width and height in pixels from the header of a picture, regardless of its orientation.
 * @param bytes the beginning of the file, or all of it
 * @returns undefined where these bytes do not tell, or tell a size of zero
 */
export function pictureSize(kind: ImageKind, bytes: Uint8Array): Size | undefined {
  const size = kind === 'bmp' ? bmpSize(bytes) : imageDimensionsFromData(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) return undefined;
  return { width: size.width, height: size.height };
}

/** Length of the oldest BMP header, the only one with two-byte sizes. */
const OLDEST_BMP_HEADER = 12;

/** A BMP has its size right after the length of its header. */
function bmpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(14, true) === OLDEST_BMP_HEADER) {
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  }
  // A negative height means that the rows run from top to bottom.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}
