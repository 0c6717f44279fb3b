import { imageDimensionsFromData } from 'image-dimensions';
import type { ImageKind } from './image-kind.ts';
import type { Size } from './picture-rules.ts';

/**
 * Width and height in pixels, as the header of a picture says before anything is opened; whether it
 * is to be turned is not looked at.
 * @param bytes the beginning of the file, or all of it
 * @returns undefined where these bytes do not say, or say that there is nothing
 */
export function pictureSize(kind: ImageKind, bytes: Uint8Array): Size | undefined {
  const size = kind === 'bmp' ? bmpSize(bytes) : imageDimensionsFromData(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) return undefined;
  return { width: size.width, height: size.height };
}

/** Length of the oldest header of a BMP, the only one with sizes of two bytes. */
const OLDEST_BMP_HEADER = 12;

/** A BMP says its size right after the length of its header. */
function bmpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(14, true) === OLDEST_BMP_HEADER) {
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  }
  // A height below zero says that the rows stand from top to bottom.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}
