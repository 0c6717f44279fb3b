import type { ReactNode } from 'react';

/** A sock's sole, toe up, in a box of 200 by 440. */
export const soleOutline =
  'M100 14C150 14 176 54 172 112 169 160 152 190 150 240 148 290 158 330 152 372 146 410 124 426 100 426 76 426 54 410 48 372 42 330 52 290 50 240 48 190 31 160 28 112 24 54 50 14 100 14Z';

/** How far the sole reaches to each side of its middle, by height. */
const halfWidths: readonly (readonly [y: number, halfWidth: number])[] = [
  [14, 0],
  [24, 34],
  [40, 55],
  [70, 70],
  [112, 72],
  [150, 67],
  [190, 56],
  [240, 50],
  [300, 50],
  [350, 54],
  [380, 51],
  [405, 38],
  [426, 0],
];

/** Half the sole's width at a height, in units. */
export function halfWidthAt(y: number): number {
  const next = halfWidths.findIndex(([at]) => at >= y);
  const [y1, width1] = halfWidths[next] ?? [426, 0];
  const [y0, width0] = halfWidths[next - 1] ?? [y1 - 1, width1];
  return width0 + ((width1 - width0) * (y - y0)) / (y1 - y0);
}

/** Centers of the dots of a grip, in rows that are offset like bricks. */
export function gripDots(stepPx: number): [x: number, y: number][] {
  const dots: [number, number][] = [];
  let isOffset = false;
  for (let y = 42; y <= 404; y += stepPx * 0.9) {
    const reach = halfWidthAt(y) - 12;
    const first = isOffset ? stepPx / 2 : 0;
    for (let away = first; away <= reach; away += stepPx) {
      dots.push([100 + away, Math.round(y)]);
      if (away > 0) dots.push([100 - away, Math.round(y)]);
    }
    isOffset = !isOffset;
  }
  return dots;
}

/** The sole with its toe and heel in another yarn, below whatever is printed on it. */
export function Sole({
  fill,
  caps,
  children,
}: {
  fill: string;
  caps: string;
  children?: ReactNode;
}) {
  return (
    <g>
      <path d={soleOutline} className={fill} />
      <path d="M28 112C24 54 50 14 100 14S176 54 172 112Q100 84 28 112Z" className={caps} />
      <path d="M48 372C54 410 76 426 100 426S146 410 152 372Q100 396 48 372Z" className={caps} />
      {children}
    </g>
  );
}
