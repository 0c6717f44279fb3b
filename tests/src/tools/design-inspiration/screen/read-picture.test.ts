import { jpegHeader, pictureHeader } from '@tests/support/picture-headers.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { designInspirationCopy } from '@/tools/design-inspiration/copy.ts';
import { maxPicturePixels } from '@/tools/design-inspiration/rules/picture-rules.ts';
import { readPicture } from '@/tools/design-inspiration/screen/read-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const vast = { width: 20_000, height: 20_000 };
/** The most that these two kinds can say. */
const widest = { width: 16_383, height: 16_383 };
const small = { width: 400, height: 300 };

/** A browser that notes what it is asked to open, and opens none of it. */
function stubOpening() {
  const open = vi.fn(() => Promise.reject(new Error('not opened')));
  vi.stubGlobal('createImageBitmap', open);
  vi.stubGlobal('Image', open);
  return open;
}

function fileOf(bytes: Uint8Array, name = 'look'): File {
  return new File([Uint8Array.from(bytes)], name);
}

test.each([
  ['png', pictureHeader.png(vast)],
  ['jpeg', pictureHeader.jpeg(vast)],
  ['jpeg with notes of 300 kB', jpegHeader(vast, 300_000)],
  ['jpeg with a second picture in its notes', jpegHeader(vast, 3_000_000)],
  ['gif', pictureHeader.gif(vast)],
  ['webp', pictureHeader.webp(vast)],
  ['lossy webp', pictureHeader['webp-lossy'](widest)],
  ['lossless webp', pictureHeader['webp-lossless'](widest)],
  ['avif', pictureHeader.avif(vast)],
  ['heic', pictureHeader.heic(vast)],
  ['bmp', pictureHeader.bmp(vast)],
])('refuses a picture with too many pixels without opening it: %s', async (_, header) => {
  const open = stubOpening();
  expect(await readPicture(fileOf(header))).toEqual({ ok: false, problem: 'too-many-pixels' });
  expect(open).not.toHaveBeenCalled();
});

test('the error names the limit', () => {
  const sentence = designInspirationCopy.upload.problems['too-many-pixels']('look.png');
  expect(sentence).toContain(`more than ${maxPicturePixels / 1_000_000} megapixels`);
});

test('opens a picture with exactly the maximum of pixels', async () => {
  const open = stubOpening();
  const file = fileOf(pictureHeader.png({ width: 10_000, height: 8_000 }));
  expect(await readPicture(file)).toEqual({ ok: false, problem: 'broken' });
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['png', 'broken'],
  ['jpeg', 'broken'],
  ['heic', 'heic'],
] as const)('a %s that does not say its size is not opened', async (kind, problem) => {
  const open = stubOpening();
  const header = pictureHeader[kind](small);
  const file = fileOf(header.subarray(0, header.length - 4));
  expect(await readPicture(file)).toEqual({ ok: false, problem });
  expect(open).not.toHaveBeenCalled();
});

test('reads no more of a photograph than its size needs', async () => {
  stubOpening();
  const photo = Buffer.concat([jpegHeader(small, 60_000), Buffer.alloc(5_000_000)]);
  const file = fileOf(photo);
  const ends: (number | undefined)[] = [];
  const slice = file.slice.bind(file);
  vi.spyOn(file, 'slice').mockImplementation((start, end) => {
    ends.push(end);
    return slice(start, end);
  });
  await readPicture(file);
  expect(Math.max(...ends.map((end) => end ?? Number.POSITIVE_INFINITY))).toBe(256 * 1024);
});
