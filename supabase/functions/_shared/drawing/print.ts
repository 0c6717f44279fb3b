import { contrast, readableOn } from './color.ts';
import { emblem } from './emblems.ts';
import { drawName, fitName, type Wrap } from './lettering.ts';
import { drawMotifs } from './motifs.ts';
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
};

/** Below this height-to-width ratio the mark stands beside the name instead of above it. */
const tallShare = 0.62;

/** The mark with the name: below it, or in a low area beside it. */
export function lockup(studio: Studio, area: PrintArea): string {
  const { cx, cy, width, height } = area;
  if (height / width <= tallShare) return besides(studio, area);
  const markHeight = Math.min(height * (studio.motifs.length > 0 ? 0.58 : 0.48), width * 0.75);
  const gap = height * 0.08;
  const nameHeight = height - markHeight - gap;
  const used = markHeight + gap + nameSize(studio, width, nameHeight);
  const top = cy - used / 2;
  const nameArea = {
    ...area,
    cy: top + markHeight + gap + (used - markHeight - gap) / 2,
    height: nameHeight,
  };
  return (
    mark(studio, { ...area, cx, cy: top + markHeight / 2, height: markHeight }) +
    nameBlock(studio, nameArea)
  );
}

function besides(studio: Studio, area: PrintArea): string {
  const { cx, width, height } = area;
  const markWidth = Math.min(height * Math.max(1, glyphCount(studio)), width * 0.42);
  const gap = Math.min(height * 0.3, width * 0.08);
  const left = cx - width / 2;
  const nameWidth = width - markWidth - gap;
  const name = fitted(studio, nameWidth, height).width;
  const shift = (nameWidth - name) / 2;
  return (
    mark(studio, { ...area, cx: left + shift + markWidth / 2, width: markWidth }) +
    nameBlock(studio, { ...area, cx: left + shift + markWidth + gap + name / 2, width: nameWidth })
  );
}

/** The asked motif, or else the style's emblem. */
export function mark(studio: Studio, area: PrintArea): string {
  const { cx, cy, width, height, on } = area;
  if (studio.motifs.length === 0) return emblem(studio, cx, cy, Math.min(width, height) / 2, on);
  return drawMotifs(studio.motifs, area, {
    print: accentOn(studio.theme, on),
    on,
    edge: printOn(studio.theme, on),
  });
}

/**
 * The name alone, as large as the area allows. Streetwear puts it in a box; y2k and athletic
 * outline it.
 */
export function nameBlock(studio: Studio, area: PrintArea): string {
  const { cx, cy, width, height, on, wrap } = area;
  if (studio.theme.emblem === 'box-logo') return boxedName(studio, area);
  const print = printOn(studio.theme, on);
  const outline = outlineFor(studio, print, on);
  return drawName(fitted(studio, width, height), cx, cy, print, {
    ...(wrap ? { wrap } : {}),
    ...(outline ? { outline } : {}),
  });
}

function boxedName(studio: Studio, { cx, cy, width, height, on, ...area }: PrintArea): string {
  // A box beside the front of the cylinder stays flat; the curve is drawn around its front.
  const wrap = area.wrap && Math.abs(area.wrap.cx - cx) < 2 ? area.wrap : undefined;
  const { theme } = studio;
  const box = accentOn(theme, on);
  const pad = Math.min(width, height) * 0.13;
  const name = fitted(studio, width - pad * 2, height - pad * 2, width);
  const margin = name.size * 0.34;
  const half = { x: name.width / 2 + margin, y: name.height / 2 + margin };
  const path = wrap
    ? curvedBand(wrap, cy - half.y, cy + half.y, Math.min(1.3, half.x / wrap.radius))
    : `M${n(cx - half.x)} ${n(cy - half.y)}h${n(half.x * 2)}v${n(half.y * 2)}h${n(-half.x * 2)}z`;
  const print = readableOn(box, [theme.paper, theme.ink]);
  return `<path d="${path}" fill="${box}"/>${drawName(name, cx, cy, print, wrap ? { wrap } : {})}`;
}

/** A band around the front of a cylinder, between two heights at its axis. */
function curvedBand(wrap: Wrap, top: number, bottom: number, halfAngle: number): string {
  const { cx, radius, tilt } = wrap;
  const dx = radius * Math.sin(halfAngle);
  const lift = radius * tilt * (1 - Math.cos(halfAngle));
  const arc = `${n(radius)} ${n(radius * tilt)} 0 0`;
  return `M${n(cx - dx)} ${n(top - lift)}A${arc} 0 ${n(cx + dx)} ${n(top - lift)}L${n(cx + dx)} ${n(bottom - lift)}A${arc} 1 ${n(cx - dx)} ${n(bottom - lift)}z`;
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
function fitted(studio: Studio, width: number, height: number, widthForSize = width) {
  return fitName(studio.printed, studio.theme.lettering, width, height, widthForSize * 0.3);
}

function nameSize(studio: Studio, width: number, height: number): number {
  return fitted(studio, width, height).height;
}

function glyphCount(studio: Studio): number {
  return studio.motifs.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
}
