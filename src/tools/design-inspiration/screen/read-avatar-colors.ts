import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { choosePalette } from '../rules/choose-palette.ts';
import { countColors } from '../rules/count-colors.ts';

/** The analysis can do without these colors and waits no longer for them. */
const TIMEOUT_MS = 4000;

/** Enough pixels for the colors of an avatar. */
const EDGE_PX = 96;

/**
 * The colors of a profile's picture as hex codes. Empty where its site denies access to the pixels or
 * does not answer in time. Never rejects.
 */
export async function readAvatarColors(pictureUrl: string): Promise<string[]> {
  if (!pictureUrl.startsWith('https://')) return [];
  try {
    const image = await withTimeout(load(pictureUrl), TIMEOUT_MS);
    return choosePalette(countColors(pixelsOf(image))).map(({ hex }) => hex);
  } catch {
    return [];
  }
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // Otherwise the browser shows the picture but denies access to its pixels.
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture did not load'));
    image.src = url;
  });
}

/** Without smoothing, which would invent colors. */
function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = EDGE_PX;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, EDGE_PX, EDGE_PX);
  return context.getImageData(0, 0, EDGE_PX, EDGE_PX).data;
}
