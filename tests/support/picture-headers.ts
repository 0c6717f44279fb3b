import type { Size } from '@/lib/fit-within.ts';
import type { ImageKind } from '@/lib/image-kind.ts';

/** The headers of pictures, as far as a size parser reads them, without image data. */

type Drawn = Exclude<ImageKind, 'svg'>;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The header of a picture of that kind. A lossy or lossless WebP has at most 16,383 px a side. */
export const pictureHeader: Record<Drawn | 'webp-lossy' | 'webp-lossless', (size: Size) => Buffer> =
  {
    png: (size) => Buffer.concat([latin('\x89PNG\r\n\x1a\n'), u32(13), latin('IHDR'), both(size)]),
    jpeg: (size) => jpegHeader(size),
    gif: ({ width, height }) =>
      Buffer.concat([latin('GIF89a'), little16(width), little16(height), latin('\0\0\0')]),
    webp: ({ width, height }) =>
      riff('VP8X', Buffer.concat([u32(0), little24(width - 1), little24(height - 1)])),
    'webp-lossy': ({ width, height }) =>
      riff('VP8 ', Buffer.concat([latin('\0\0\0\x9d\x01\x2a'), little16(width), little16(height)])),
    'webp-lossless': ({ width, height }) =>
      riff('VP8L', Buffer.concat([latin('\x2f'), little32((width - 1) | ((height - 1) << 14))])),
    avif: (size) => isoMedia('avif', size),
    heic: (size) => isoMedia('heic', size),
    bmp: ({ width, height }) =>
      Buffer.concat([
        latin('BM'),
        Buffer.alloc(12),
        little32(40),
        little32(width),
        // From top to bottom.
        little32(-height),
      ]),
  };

/** @param notesBytes bytes between the start marker and the size, such as an embedded picture */
export function jpegHeader({ width, height }: Size, notesBytes = 0): Buffer {
  const segments: Buffer[] = [];
  for (let left = notesBytes; left > 0; left -= 65_000) {
    const body = Buffer.alloc(Math.min(left, 65_000), 'x');
    segments.push(Buffer.concat([latin('\xff\xe1'), u16(body.length + 2), body]));
  }
  return Buffer.concat([
    latin('\xff\xd8'),
    ...segments,
    latin('\xff\xc0'),
    u16(17),
    latin('\x08'),
    u16(height),
    u16(width),
  ]);
}

/** An older BMP, whose sizes have two bytes. */
export function oldBmpHeader({ width, height }: Size): Buffer {
  return Buffer.concat([
    latin('BM'),
    Buffer.alloc(12),
    little32(12),
    little16(width),
    little16(height),
    Buffer.alloc(4),
  ]);
}

function isoMedia(brand: string, size: Size): Buffer {
  const primary = box('pitm', Buffer.concat([u32(0), u16(1)]));
  const extent = box('ispe', Buffer.concat([u32(0), both(size)]));
  // One item, the first, with one property, the first.
  const associations = box('ipma', Buffer.concat([u32(0), u32(1), u16(1), latin('\x01\x01')]));
  const properties = box('iprp', Buffer.concat([box('ipco', extent), associations]));
  return Buffer.concat([
    box('ftyp', Buffer.concat([latin(brand), u32(0), latin('mif1')])),
    box('meta', Buffer.concat([u32(0), primary, properties])),
  ]);
}

function box(type: string, body: Buffer): Buffer {
  return Buffer.concat([u32(body.length + 8), latin(type), body]);
}

function riff(type: string, body: Buffer): Buffer {
  return Buffer.concat([
    latin('RIFF'),
    little32(body.length + 12),
    latin('WEBP'),
    latin(type),
    little32(body.length),
    body,
  ]);
}

function both({ width, height }: Size): Buffer {
  return Buffer.concat([u32(width), u32(height)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function little16(value: number): Buffer {
  return u16(value).reverse();
}

function little24(value: number): Buffer {
  return little32(value).subarray(0, 3);
}

function little32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}
