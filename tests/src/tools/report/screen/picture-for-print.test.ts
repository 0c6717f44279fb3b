import { afterEach, expect, test, vi } from 'vitest';
import { pictureForPrint } from '@/tools/report/screen/picture-for-print.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a browser's Image does, as far as it is asked here; jsdom opens no pictures. */
function stubImage({ width = 0, height = 0, opens = true }) {
  const asked: { src: string; crossOrigin: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      crossOrigin = '';
      naturalWidth = width;
      naturalHeight = height;
      async decode() {
        asked.push({ src: this.src, crossOrigin: this.crossOrigin });
        if (!opens) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
      }
    },
  );
  return asked;
}

/** A canvas that notes what is drawn on it. */
function stubCanvas() {
  const drawn: string[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      set fillStyle(style: string) {
        drawn.push(style);
      },
      fillRect: (...box: number[]) => drawn.push(`fill ${box.join(' ')}`),
      drawImage: (_: unknown, ...box: number[]) => drawn.push(`draw ${box.join(' ')}`),
    }),
    toDataURL: (type: string) => `data:${type};base64,AA==`,
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  return drawn;
}

test('a picture becomes a JPEG of 900 pixels on white and keeps its proportions', async () => {
  const asked = stubImage({ width: 1800, height: 1200 });
  const drawn = stubCanvas();
  expect(await pictureForPrint('https://example.com/mug.png')).toBe('data:image/jpeg;base64,AA==');
  expect(asked).toEqual([{ src: 'https://example.com/mug.png', crossOrigin: 'anonymous' }]);
  expect(drawn).toEqual(['white', 'fill 0 0 900 600', 'draw 0 0 900 600']);
});

test('a small drawing is scaled up for print', async () => {
  stubImage({ width: 300, height: 450 });
  const drawn = stubCanvas();
  await pictureForPrint('data:image/svg+xml;base64,PHN2Zy8+');
  expect(drawn).toContain('draw 0 0 600 900');
});

test('a picture that cannot be opened is left out', async () => {
  stubImage({ opens: false });
  stubCanvas();
  expect(await pictureForPrint('https://example.com/gone.png')).toBeNull();
});
