import { LABEL_LINE_PX, labelWidthPx, widestLabelPx } from '@/components/charts/chart-type.ts';
import type { PlotFrame } from '@/components/charts/plot-frame.ts';
import { labelStride, linearScale, niceTicks, spreadLabels } from '@/components/charts/scale.ts';

export type LineChartLayout = PlotFrame & {
  /** Each point's x position. */
  xs: readonly number[];
  /** The y position of each line's name at its end, clear of the others. */
  nameYs: readonly number[];
};

const ROOM_BELOW_PX = 28;

export function layOutLineChart({
  widthPx,
  heightPx,
  points,
  lines,
  formatTick,
}: {
  widthPx: number;
  heightPx: number;
  points: readonly string[];
  lines: readonly { label: string; values: readonly number[] }[];
  formatTick: (value: number) => string;
}): LineChartLayout {
  const values = lines.flatMap((line) => line.values);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values));
  const topPx = 10;
  const bottomPx = heightPx - ROOM_BELOW_PX;
  const leftPx = widestLabelPx(ticks.map(formatTick)) + 10;
  const rightPx = widthPx - widestLabelPx(lines.map((line) => line.label)) - 12;

  const y = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottomPx, topPx]);
  const x = linearScale([0, Math.max(1, points.length - 1)], [leftPx + 6, rightPx - 6]);
  const xs = points.map((_, index) => x(index));

  const nameYs = spreadLabels(
    lines.map((line) => y(line.values.at(-1) ?? 0)),
    lines.map(() => LABEL_LINE_PX),
    [0, bottomPx + LABEL_LINE_PX / 2],
  );
  const stride = evenStride(
    points.length,
    labelStride(points.length, widestLabelPx(points) + 10, rightPx - leftPx),
  );
  const last = points.length - 1;
  const bottomLabels = points.flatMap((text, index) =>
    (last - index) % stride === 0
      ? [{ text, xPx: within(xs[index] ?? 0, labelWidthPx(text) / 2, widthPx) }]
      : [],
  );
  return { ticks, topPx, bottomPx, leftPx, rightPx, y, xs, nameYs, bottomLabels };
}

/**
 * The next larger stride that divides the points evenly, so that labels counted back from the last
 * one fall on familiar numbers: months 3, 6, 9, 12. If that would halve the labels, the stride
 * itself.
 */
function evenStride(count: number, atLeast: number): number {
  for (let stride = atLeast; stride < 2 * atLeast; stride += 1) {
    if (count % stride === 0) return stride;
  }
  return atLeast;
}

function within(centerPx: number, halfPx: number, widthPx: number): number {
  return Math.max(halfPx, Math.min(centerPx, widthPx - halfPx));
}
