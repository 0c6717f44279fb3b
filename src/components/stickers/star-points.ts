/**
 * The corners of a star around (50, 50), first tip up, as an SVG `points` list with one decimal.
 * Radii are in units of a 100 by 100 box.
 */
export function starPoints({
  tips,
  outerRadius,
  innerRadius,
}: {
  tips: number;
  outerRadius: number;
  innerRadius: number;
}): string {
  return Array.from({ length: tips * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outerRadius : innerRadius;
    const angle = (Math.PI * corner) / tips - Math.PI / 2;
    const x = 50 + radius * Math.cos(angle);
    const y = 50 + radius * Math.sin(angle);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(' ');
}
