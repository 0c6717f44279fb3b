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

function toward(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(reach / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}
