import { contrast, darken, readableOn } from './color.ts';
import { emblem } from './emblems.ts';
import { drawName, fitName, type Wrap } from './lettering.ts';
import { rect } from './shapes.ts';
import type { Studio } from './studio.ts';
import { n } from './svg.ts';
import { accentOn, printOn } from './theme.ts';

/** A printable area on a surface of color `on`, given by its center and size. */
export type PrintArea = {
  cx: number;
  cy: number;
  width: number;
  height: number;
  on: string;
  wrap?: Wrap;
  /** Small text under the name, such as the content. */
  caption?: string;
};

/**
 * The brand on a surface: emblem above name if there is height for both, otherwise the name alone.
 * Streetwear puts the name in a box; y2k and athletic outline it.
 */
export function lockup(studio: Studio, area: PrintArea): string {
  const { cx, cy, width, height, on, wrap, caption } = area;
  const tall = height / width > 0.62;
  if (!tall) return nameBlock(studio, area);
  const markRadius = Math.min(width * 0.24, height * 0.24);
  const captionHeight = caption === undefined ? 0 : height * 0.14;
  const nameHeight = height - markRadius * 2 - height * 0.09 - captionHeight;
  const block = nameSize(studio, width, nameHeight);
  const used = markRadius * 2 + height * 0.09 + block + captionHeight;
  const top = cy - used / 2;
  const nameY = top + markRadius * 2 + height * 0.09 + block / 2;
  return (
    emblem(studio, cx, top + markRadius, markRadius, on) +
    nameBlock(studio, { cx, cy: nameY, width, height: nameHeight, on, wrap }) +
    (caption === undefined
      ? ''
      : captionLine(
          studio,
          caption,
          cx,
          top + used - captionHeight * 0.32,
          width * 0.72,
          captionHeight * 0.5,
          on,
          wrap,
        ))
  );
}

/** The name alone, as large as the area allows. */
export function nameBlock(studio: Studio, area: PrintArea): string {
  const { cx, cy, width, height, on, wrap } = area;
  const { lettering, emblem: kind } = studio.theme;
  if (kind === 'box-logo') return boxedName(studio, area);
  const print = printOn(studio.theme, on);
  const fitted = fitName(studio.printed, lettering, width, height, maxNameSize(width));
  const outline = outlineFor(studio, print, on);
  return drawName(fitted, cx, cy, print, {
    ...(wrap ? { wrap } : {}),
    ...(outline ? { outline } : {}),
  });
}

/** A line of small capitals with thin strokes. */
export function captionLine(
  studio: Studio,
  words: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
  on: string,
  wrap?: Wrap,
): string {
  const fitted = fitName(
    words,
    {
      kind: 'strokes',
      weight: 12,
      tracking: 26,
      width: 1,
      slantDeg: 0,
      caps: 'lower',
      cap: 'round',
    },
    width,
    height,
  );
  return drawName(fitted, cx, cy, printOn(studio.theme, on), wrap ? { wrap } : {});
}

/** A paper label with a thin inner frame and the brand. */
export function label(
  studio: Studio,
  x: number,
  y: number,
  width: number,
  height: number,
  caption?: string,
): string {
  const { paper } = studio.theme;
  const radius = labelRadius(studio) * Math.min(width, height);
  const inset = Math.min(width, height) * 0.05;
  return `<path d="${rect(x, y, width, height, radius)}" fill="${paper}" stroke="${darken(paper, 0.35)}" stroke-opacity=".35"/>${labelFrame(studio, rect(x + inset, y + inset, width - inset * 2, height - inset * 2, Math.max(0, radius - inset)))}${lockup(
    studio,
    {
      cx: x + width / 2,
      cy: y + height / 2,
      width: width * 0.76,
      height: height - inset * 7,
      on: paper,
      ...(caption === undefined ? {} : { caption }),
    },
  )}`;
}

/** A label along the curve of a cylinder, `halfAngle` radians to each side of its front. */
export function wrapLabel(
  studio: Studio,
  wrap: Wrap,
  top: number,
  bottom: number,
  halfAngle: number,
  caption?: string,
): string {
  const { paper } = studio.theme;
  const width = 2 * wrap.radius * halfAngle;
  const height = bottom - top;
  const inset = Math.min(width, height) * 0.05;
  const insetAngle = inset / wrap.radius;
  return `<path d="${curvedBand(wrap, top, bottom, halfAngle)}" fill="${paper}" stroke="${darken(paper, 0.4)}" stroke-opacity=".3"/>${labelFrame(studio, curvedBand(wrap, top + inset, bottom - inset, halfAngle - insetAngle))}${lockup(
    studio,
    {
      cx: wrap.cx,
      cy: (top + bottom) / 2,
      width: Math.min(width * 0.76, wrap.radius * 1.55),
      height: height - inset * 4.5,
      on: paper,
      wrap,
      ...(caption === undefined ? {} : { caption }),
    },
  )}`;
}

/** A band around the front of a cylinder, between two heights at its axis. */
export function curvedBand(wrap: Wrap, top: number, bottom: number, halfAngle: number): string {
  const { cx, radius, tilt } = wrap;
  const dx = radius * Math.sin(halfAngle);
  const lift = radius * tilt * (1 - Math.cos(halfAngle));
  const arc = `${n(radius)} ${n(radius * tilt)} 0 0`;
  return `M${n(cx - dx)} ${n(top - lift)}A${arc} 0 ${n(cx + dx)} ${n(top - lift)}L${n(cx + dx)} ${n(bottom - lift)}A${arc} 1 ${n(cx - dx)} ${n(bottom - lift)}z`;
}

function labelFrame(studio: Studio, path: string): string {
  const { paper } = studio.theme;
  const framed = studio.theme.emblem !== 'dot' && studio.theme.emblem !== 'box-logo';
  if (!framed) return '';
  return `<path d="${path}" fill="none" stroke="${accentOn(studio.theme, paper)}" stroke-width="2"/>`;
}

function labelRadius(studio: Studio): number {
  if (studio.theme.lettering.kind === 'serif') return 0.04;
  return studio.theme.lettering.cap === 'square' ? 0.02 : 0.1;
}

function boxedName(studio: Studio, { cx, cy, width, height, on, wrap }: PrintArea): string {
  const { theme, printed } = studio;
  const box = accentOn(theme, on);
  const pad = Math.min(width, height) * 0.13;
  const fitted = fitName(
    printed,
    theme.lettering,
    width - pad * 2,
    height - pad * 2,
    maxNameSize(width),
  );
  const margin = fitted.size * 0.34;
  const half = { x: fitted.width / 2 + margin, y: fitted.height / 2 + margin };
  const path = wrap
    ? curvedBand(wrap, cy - half.y, cy + half.y, Math.min(1.3, half.x / wrap.radius))
    : rect(cx - half.x, cy - half.y, half.x * 2, half.y * 2, 2);
  const print = readableOn(box, [theme.paper, theme.ink]);
  return `<path d="${path}" fill="${box}"/>${drawName(fitted, cx, cy, print, wrap ? { wrap } : {})}`;
}

function outlineFor(studio: Studio, print: string, on: string): string | undefined {
  const { emblem: kind, accent, ink, paper } = studio.theme;
  if (on === paper) return undefined;
  if (kind === 'chrome-star') return contrast(ink, print) >= 4.5 ? ink : undefined;
  if (kind === 'chevron' && contrast(accent, print) >= 4.5 && contrast(accent, on) >= 1.3)
    return accent;
  return undefined;
}

/** Short names stay moderate: no larger than a six-letter word would be. */
function maxNameSize(width: number): number {
  return width * 0.3;
}

function nameSize(studio: Studio, width: number, height: number): number {
  return fitName(studio.printed, studio.theme.lettering, width, height, maxNameSize(width)).height;
}
