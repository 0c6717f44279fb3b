import { n } from './svg.ts';

export type Point = readonly [x: number, y: number];

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;
}

/** A closed polygon with corners rounded by `radius`. */
export function polygon(points: readonly Point[], radius = 0): string {
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [start, end] = [toward(corner, before, radius), toward(corner, after, radius)];
    const move = `${index === 0 ? 'M' : 'L'}${at(start)}`;
    return radius === 0 ? move : `${move}Q${at(corner)} ${at(end)}`;
  });
  return `${parts.join('')}z`;
}

/** The parallelogram that two edges span from a corner. */
export function parallelogram(corner: Point, right: Point, down: Point): string {
  const [x, y] = corner;
  return polygon([
    corner,
    [x + right[0], y + right[1]],
    [x + right[0] + down[0], y + right[1] + down[1]],
    [x + down[0], y + down[1]],
  ]);
}

/**
 * A star or wavy blossom: `count` tips at `outer`, valleys at `inner`, the first tip at the top.
 */
export function star(
  cx: number,
  cy: number,
  count: number,
  outer: number,
  inner: number,
  radius = 0,
): string {
  const points: Point[] = [];
  for (let index = 0; index < count * 2; index += 1) {
    const angle = (index / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? outer : inner;
    points.push([cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]);
  }
  return polygon(points, radius);
}

/** Round petals around a center, as one outline. */
export function blossom(cx: number, cy: number, petals: number, reach: number): string {
  const ring = reach * 0.62;
  const size = ring * Math.sin(Math.PI / petals) * 1.22;
  return Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * Math.PI * 2 - Math.PI / 2;
    return ellipse(cx + ring * Math.cos(angle), cy + ring * Math.sin(angle), size);
  }).join('');
}

/** One level of a body of revolution: height in the picture, radius, and corner rounding. */
export type Level = readonly [y: number, radius: number, corner?: number];

/**
 * The outline of a body of revolution seen slightly from above: sides from the first level (top) to
 * the last (bottom), rims as ellipses of `tilt` times their radius.
 */
export function lathe(cx: number, levels: readonly Level[], tilt: number): string {
  const side = (sign: number): Point[] => levels.map(([y, radius]) => [cx + sign * radius, y]);
  const [top, bottom] = [levels[0], levels[levels.length - 1]];
  if (top === undefined || bottom === undefined) return '';
  const right = openPath(side(1), levels);
  const left = openPath([...side(-1)].reverse(), [...levels].reverse());
  const rim = (radius: number, x: number, y: number) =>
    `A${n(Math.max(radius, 0.1))} ${n(Math.max(radius * tilt, 0.1))} 0 0 1 ${n(x)} ${n(y)}`;
  return `M${right}${rim(bottom[1], cx - bottom[1], bottom[0])}L${left}${rim(top[1], cx + top[1], top[0])}z`;
}

function openPath(points: readonly Point[], levels: readonly Level[]): string {
  return points
    .map((point, index) => {
      const corner = levels[index]?.[2] ?? 0;
      const [before, after] = [points[index - 1], points[index + 1]];
      if (corner === 0 || before === undefined || after === undefined) return at(point);
      return `${at(toward(point, before, corner))}Q${at(point)} ${at(toward(point, after, corner))}`;
    })
    .join('L');
}

function toward(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(reach / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}
