import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { choosePalette } from '../rules/choose-palette.ts';
import { countColors } from '../rules/count-colors.ts';

export type ReadAvatarColors = (pictureUrl: string) => Promise<string[]>;

/** A picture's colors are a help: the analysis does not wait longer for them. */
const LIMIT_MS = 4000;

/** Avatars are small; this many points tell their colors. */
const EDGE_PX = 96;

/**
 * The colors of a profile's picture, hex, read in the browser. Empty where its site does not let
 * a page look at the pixels, or does not answer in time. Never rejects.
 */
export async function readAvatarColors(pictureUrl: string): Promise<string[]> {
  if (!pictureUrl.startsWith('https://')) return [];
  try {
    const image = await withTimeout(load(pictureUrl), LIMIT_MS);
    return choosePalette(countColors(pixelsOf(image))).map(({ hex }) => hex);
  } catch {
    return [];
  }
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // Without this the browser shows the picture but lets nobody read it.
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture did not load'));
    image.src = url;
  });
}

/** Without smoothing, so that no color appears that the picture does not have. */
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
