import { jpegHeader, oldBmpHeader, pictureHeader } from '@tests/support/picture-headers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectImageKind, type ImageKind } from '@/lib/image-kind.ts';
import { pictureSize } from '@/lib/picture-size.ts';

const size = { width: 1234, height: 567 };

function sizeOf(bytes: Uint8Array) {
  const kind = detectImageKind(bytes);
  return kind === null ? null : pictureSize(kind, bytes);
}

test.each(Object.entries(pictureHeader))('reads the size from the header: %s', (_, make) => {
  expect(sizeOf(make(size))).toEqual(size);
});

test('reads the size of a BMP of the oldest kind', () => {
  expect(sizeOf(oldBmpHeader(size))).toEqual(size);
});

test('finds the size of a JPEG after its metadata', () => {
  const photo = jpegHeader(size, 200_000);
  expect(sizeOf(photo)).toEqual(size);
  expect(sizeOf(photo.subarray(0, 150_000))).toBeUndefined();
});

test.each(Object.entries(pictureHeader))('half a header gives no size: %s', (kind, make) => {
  const header = make(size);
  expect(pictureSize(kindOf(kind), header.subarray(0, header.length - 4))).toBeUndefined();
});

test('a picture without width has no size', () => {
  expect(sizeOf(pictureHeader.png({ width: 0, height: 5 }))).toBeUndefined();
  expect(sizeOf(pictureHeader.bmp({ width: 5, height: 0 }))).toBeUndefined();
});

test('a size is whole and positive whatever follows the first bytes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(pictureHeader)),
      fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 6 }),
      ([kind, make], changes) => {
        const bytes = make(size);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const found = pictureSize(kindOf(kind), bytes);
        for (const edge of found ? [found.width, found.height] : []) {
          expect(Number.isInteger(edge) && edge > 0).toBe(true);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

function kindOf(name: string): ImageKind {
  const [kind] = name.split('-');
  return kind as ImageKind;
}
