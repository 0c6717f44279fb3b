import {
  flag,
  number,
  object,
  oneOf,
  type Schema,
  text,
} from '@functions/_shared/domain/schema.ts';
import { type SwagColorId, swagColors } from '@functions/_shared/domain/swag/swag-colors.ts';
import type { ImageKind } from '@/lib/image-kind.ts';

/** Above what a logo needs, and little enough for a phone. */
export const maxLogoBytes = 5 * 1024 * 1024;

/** Beyond this a phone runs out of memory while it decodes. */
export const maxLogoPixels = 40_000_000;

/** Longer side of the copy that is kept; the picture shows it smaller. */
export const keptEdgePx = 1000;

/** Smaller than this, a print would show its pixels. */
export const fineEdgePx = 300;

/** Characters of a kept logo, which shares a few megabytes with all that the tab keeps. */
export const maxKeptLength = 1_500_000;

/** How the logo is printed: as it is, or in one color. */
export const inks = ['own', 'white', 'black'] as const;
export type Ink = (typeof inks)[number];

export const scaleBounds = { min: 30, max: 100 } as const;

/** The visitor's logo, redrawn on the device as a PNG; nothing of the file itself is kept. */
export type Logo = Readonly<{
  name: string;
  /** A data: URL of a PNG. */
  url: string;
  width: number;
  height: number;
  /** Whether the ground shows through; otherwise it is printed with its background. */
  isTransparent: boolean;
  /** Whether the file has fewer pixels than a good print needs; never for a drawing. */
  isCoarse: boolean;
}>;

export type LogoLook = Readonly<{
  ink: Ink;
  /** Size in percent of the print area. */
  scalePct: number;
}>;

export const plainLook: LogoLook = { ink: 'own', scalePct: 80 };

/**
 * Why a file cannot be used:
 *
 * - `wrong-type`: neither SVG, PNG nor JPG.
 * - `document`: a PDF or an Illustrator file, which a browser cannot draw.
 * - `too-large`, `too-many-pixels`: more than a phone can open.
 * - `no-size`: a drawing that does not say how large it is.
 * - `blank`: nothing is to be seen in it.
 * - `empty`: no bytes.
 * - `broken`: looks right but cannot be opened.
 */
export type LogoProblem =
  | 'wrong-type'
  | 'document'
  | 'too-large'
  | 'too-many-pixels'
  | 'no-size'
  | 'blank'
  | 'empty'
  | 'broken';

export type LogoKind = Extract<ImageKind, 'svg' | 'png' | 'jpeg'>;

/** What may be opened, by the file's first bytes and its length; or why not. */
export function logoKindOf(file: {
  bytes: number;
  kind: ImageKind | null;
  isDocument: boolean;
}): { kind: LogoKind } | { problem: LogoProblem } {
  if (file.bytes === 0) return { problem: 'empty' };
  if (file.isDocument) return { problem: 'document' };
  const { kind } = file;
  if (kind !== 'svg' && kind !== 'png' && kind !== 'jpeg') return { problem: 'wrong-type' };
  return file.bytes > maxLogoBytes ? { problem: 'too-large' } : { kind };
}

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Where the logo lies: in the middle of the area, as large as it fits, times the scale. */
export function placeLogo(
  area: Box,
  { width, height }: Pick<Logo, 'width' | 'height'>,
  scalePct: number,
): Box {
  const scale = (Math.min(area.width / width, area.height / height) * scalePct) / 100;
  const placed = { width: width * scale, height: height * scale };
  return {
    x: area.x + (area.width - placed.width) / 2,
    y: area.y + (area.height - placed.height) / 2,
    ...placed,
  };
}

/** Whether a dark logo would be hard to see on this color. */
export function isDarkColor(color: SwagColorId): boolean {
  const [red = 0, green = 0, blue = 0] = (swagColors[color].hex.slice(1).match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 110;
}

const logoFields = object<{ [Key in keyof Logo]: Logo[Key] }>({
  name: text,
  url: text,
  width: number(0),
  height: number(0),
  isTransparent: flag,
  isCoarse: flag,
});

/** Reads a kept logo back; null unless it is a PNG that we could have kept. */
export const logoSchema: Schema<Logo | null> = (raw) => {
  const logo = logoFields(raw);
  const isWhole =
    logo.url.length <= maxKeptLength &&
    /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/.test(logo.url) &&
    isEdge(logo.width) &&
    isEdge(logo.height);
  return isWhole ? logo : null;
};

export const lookSchema: Schema<LogoLook> = (raw) => {
  const { ink, scalePct } = object<{ ink: Ink; scalePct: number }>({
    ink: oneOf(inks, plainLook.ink),
    scalePct: number(plainLook.scalePct),
  })(raw);
  return {
    ink,
    scalePct: Math.min(scaleBounds.max, Math.max(scaleBounds.min, Math.round(scalePct))),
  };
};

function isEdge(px: number): boolean {
  return Number.isInteger(px) && px >= 1 && px <= keptEdgePx;
}
