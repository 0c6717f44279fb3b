import { fitWithin, type Size } from '@/lib/fit-within.ts';
import { detectImageKind } from '@/lib/image-kind.ts';
import { pictureSize } from '@/lib/picture-size.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import {
  fineEdgePx,
  keptEdgePx,
  type Logo,
  type LogoKind,
  type LogoProblem,
  logoKindOf,
  maxKeptLength,
  maxLogoPixels,
} from '../rules/logo.ts';
import { sizedSvg } from '../rules/sized-svg.ts';

export type LogoResult = { logo: Logo } | { problem: LogoProblem };

/** Long declarations of drawing programs fit into it. */
const headBytes = 16 * 1024;

/** A drawing that takes longer would hold up the page as well. */
const openingLimitMs = 8000;

/** How far its smaller copies go down, until one fits into the tab's storage. */
const keptEdgesPx = [keptEdgePx, 600, 300];

/**
 * Reads a logo on this device and sends it nowhere. Whatever the file is, only its picture is kept:
 * an SVG is opened as an image, where scripts do not run and nothing is fetched, and redrawn as a
 * PNG. Never rejects.
 */
export async function readLogo(file: File): Promise<LogoResult> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const found = logoKindOf({
      bytes: file.size,
      kind: detectImageKind(head),
      isDocument: isDocument(head),
    });
    if ('problem' in found) return found;
    return found.kind === 'svg' ? await readDrawing(file) : await readPixels(file, found.kind);
  } catch {
    // The file was moved, or is malformed on purpose.
    return { problem: 'broken' };
  }
}

/** "%PDF", which Illustrator files begin with too, or PostScript. */
function isDocument(head: Uint8Array): boolean {
  return /^(?:%PDF|%!PS)/.test(String.fromCharCode(...head.subarray(0, 4)));
}

async function readDrawing(file: File): Promise<LogoResult> {
  const drawing = sizedSvg(await file.text(), keptEdgePx);
  if (drawing === null) return { problem: 'no-size' };
  const url = URL.createObjectURL(new Blob([drawing.svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(drawing.size.width, drawing.size.height);
    image.src = url;
    await withTimeout(image.decode(), openingLimitMs);
    return keep(file.name, image, drawing.size, false);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function readPixels(file: File, kind: LogoKind): Promise<LogoResult> {
  // Before opening: a few kilobytes can hold more pixels than fit into memory.
  const size = pictureSize(kind, new Uint8Array(await file.arrayBuffer()));
  if (size === undefined) return { problem: 'broken' };
  if (size.width * size.height > maxLogoPixels) return { problem: 'too-many-pixels' };
  const bitmap = await withTimeout(
    createImageBitmap(file, { imageOrientation: 'from-image' }),
    openingLimitMs,
  );
  try {
    return keep(file.name, bitmap, bitmap, Math.max(bitmap.width, bitmap.height) < fineEdgePx);
  } finally {
    bitmap.close();
  }
}

function keep(name: string, source: CanvasImageSource, size: Size, isCoarse: boolean): LogoResult {
  const opacity = opacityOf(source, size);
  if (opacity === 'none') return { problem: 'blank' };
  for (const edgePx of keptEdgesPx) {
    const { canvas } = draw(source, size, edgePx);
    const url = canvas.toDataURL('image/png');
    const { width, height } = canvas;
    if (url.length <= maxKeptLength) {
      const isTransparent = opacity === 'partial';
      return { logo: { name, url, width, height, isTransparent, isCoarse } };
    }
  }
  return { problem: 'too-large' };
}

/** Whether nothing, everything or a part of the picture is opaque. */
function opacityOf(source: CanvasImageSource, size: Size): 'none' | 'partial' | 'full' {
  const context = draw(source, size, 200);
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  let shown = 0;
  for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 16) shown += 1;
  if (shown === 0) return 'none';
  // A few soft pixels at the corners are no transparent ground.
  return shown < width * height * 0.98 ? 'partial' : 'full';
}

function draw(source: CanvasImageSource, size: Size, edgePx: number) {
  const { width, height } = fitWithin(size, edgePx);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return context;
}
