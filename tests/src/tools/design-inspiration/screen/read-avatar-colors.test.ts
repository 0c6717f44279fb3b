import { afterEach, expect, test, vi } from 'vitest';
import { readAvatarColors } from '@/tools/design-inspiration/screen/read-avatar-colors.ts';

const url = 'https://pictures.example.com/ana.jpg';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which every picture loads, or none does, and keeps how it was asked for. */
function stubPictures(outcome: 'loads' | 'fails') {
  const asked: FakeImage[] = [];
  class FakeImage {
    crossOrigin: string | null = null;
    referrerPolicy = '';
    onload: () => void = () => {};
    onerror: () => void = () => {};
    set src(_: string) {
      asked.push(this);
      queueMicrotask(() => (outcome === 'loads' ? this.onload() : this.onerror()));
    }
  }
  vi.stubGlobal('Image', FakeImage);
  return asked;
}

function stubCanvas(getImageData: () => { data: Uint8ClampedArray }) {
  const context = { drawImage: () => {}, getImageData, imageSmoothingEnabled: true };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
}

const greenPixels = () => ({
  data: new Uint8ClampedArray(400).map((_, index) => [31, 122, 77, 255][index % 4] ?? 0),
});

test('reads the colors if the picture’s site allows it', async () => {
  const asked = stubPictures('loads');
  stubCanvas(greenPixels);
  expect(await readAvatarColors(url)).toEqual(['#1F7A4D']);
  expect(asked[0]).toMatchObject({ crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' });
});

test('reads no colors if the picture’s site forbids it', async () => {
  stubPictures('fails');
  expect(await readAvatarColors(url)).toEqual([]);
});

test('reads no colors from protected pixels', async () => {
  stubPictures('loads');
  stubCanvas(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  expect(await readAvatarColors(url)).toEqual([]);
});

test.each(['data:image/svg+xml,%3Csvg/%3E', 'http://pictures.example.com/a.jpg'])(
  '%s is not asked for',
  async (address) => {
    const asked = stubPictures('loads');
    expect(await readAvatarColors(address)).toEqual([]);
    expect(asked).toEqual([]);
  },
);
