import { darken, lighten } from '../color.ts';
import { type Point, polygon } from '../shapes.ts';
import { blurred, linear, lit, type Studio, softLight } from '../studio.ts';
import { n } from '../svg.ts';

/** A box in parallel projection: its near bottom left corner and three edges. */
export type Box = { origin: Point; width: Point; depth: Point; height: number };

export function faces(
  studio: Studio,
  box: Box,
  front: string,
  side: string,
  sideFill?: string,
): string {
  const [a, b] = corners(box, 0);
  const far = add(b, box.depth);
  const up: Point = [0, -box.height];
  return (
    lit(
      studio,
      polygon([b, far, add(far, up), add(b, up)]),
      side,
      linear(studio, [
        [0, '#1a0f14', 0.04],
        [1, '#1a0f14', 0.3],
      ]),
      sideFill,
    ) +
    lit(studio, polygon([a, b, add(b, up), add(a, up)]), front, softLight(studio, 0.8)) +
    `<path d="M${pt(b)}V${n(b[1] - box.height)}" stroke="${lighten(front, 0.4)}" stroke-opacity=".6" stroke-width="2.5"/>`
  );
}

/** The shadow of a box: its blurred footprint, shifted to the right. */
export function boxShadow(studio: Studio, box: Box): string {
  const footprint = polygon(corners(box, 0));
  const color = darken(studio.theme.ground, 0.66);
  const shadow = (dx: number, dy: number, opacity: number) =>
    `<path d="${footprint}" transform="translate(${dx} ${dy})" fill="${color}" opacity="${opacity}"/>`;
  return blurred(studio, 20, shadow(34, 14, 0.5)) + blurred(studio, 6, shadow(5, 5, 0.55));
}

export function lid(studio: Studio, box: Box, color: string): string {
  return lit(studio, polygon(corners(box, box.height)), color, softLight(studio, 0.7));
}

/** The near left, near right, far right and far left corners at a height above the ground. */
export function corners(
  { origin, width, depth }: Box,
  height: number,
): [Point, Point, Point, Point] {
  const a: Point = [origin[0], origin[1] - height];
  const b = add(a, width);
  return [a, b, add(b, depth), add(a, depth)];
}

/**
 * Content drawn upright on the front face, from its upper left corner; `draw` gets the face's
 * width.
 */
export function onFront(box: Box, draw: (width: number) => string): string {
  const [a] = corners(box, box.height);
  const length = Math.hypot(...box.width);
  return `<g transform="matrix(${unit(box.width, length)} 0 1 ${pt(a)})">${draw(length)}</g>`;
}

export function onSide(box: Box, draw: (width: number) => string): string {
  const [, b] = corners(box, box.height);
  const length = Math.hypot(...box.depth);
  return `<g transform="matrix(${unit(box.depth, length)} 0 1 ${pt(b)})">${draw(length)}</g>`;
}

/**
 * Content on a slanted face, given the edges that run right and down from its upper left corner.
 */
export function onLeaningFace(
  right: Point,
  down: Point,
  corner: Point,
  draw: (width: number) => string,
): string {
  const width = Math.hypot(...right);
  return `<g transform="matrix(${unit(right, width)} ${unit(down, Math.hypot(...down))} ${pt(corner)})">${draw(width)}</g>`;
}

function unit(vector: Point, length: number): string {
  return `${(vector[0] / length).toFixed(4)} ${(vector[1] / length).toFixed(4)}`;
}

export function add(point: Point, vector: Point): Point {
  return [point[0] + vector[0], point[1] + vector[1]];
}

export function pt(point: Point): string {
  return `${n(point[0])} ${n(point[1])}`;
}
