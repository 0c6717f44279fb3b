import { LABEL_LINE_PX, labelWidthPx, widestLabelPx } from '@/components/charts/chart-type.ts';
import type { PlotFrame } from '@/components/charts/plot-frame.ts';
import { linearScale, niceTicks, type Scale, spreadLabels } from '@/components/charts/scale.ts';

export type StepTier = {
  id: string;
  /** The rule within the tier: "40% unit cost". */
  label: string;
  /** Ordered by x. The line runs straight through them and jumps to the next tier. */
  points: readonly { x: number; y: number }[];
};

export type TierName = {
  id: string;
  text: string;
  anchor: 'start' | 'end';
  xPx: number;
  yPx: number;
};

export type SteppedLineLayout = PlotFrame & {
  x: Scale;
  tierNames: readonly TierName[];
};

const ROOM_BELOW_PX = 28;
/** One bottom label per this many px of width. */
const BOTTOM_LABEL_EVERY_PX = 70;

export function layOutSteppedLine({
  widthPx,
  heightPx,
  tiers,
  formatX,
  formatYTick,
}: {
  widthPx: number;
  heightPx: number;
  tiers: readonly StepTier[];
  formatX: (x: number) => string;
  formatYTick: (y: number) => string;
}): SteppedLineLayout {
  const points = tiers.flatMap((tier) => tier.points);
  const ys = points.map((point) => point.y);
  const ticks = niceTicks(Math.min(0, ...ys), Math.max(0, ...ys));
  const topPx = 14;
  const bottomPx = heightPx - ROOM_BELOW_PX;
  const leftPx = widestLabelPx(ticks.map(formatYTick)) + 10;
  const rightPx = widthPx - 12;
  const xMax = Math.max(1, ...points.map((point) => point.x));
  const wantedTicks = Math.max(2, Math.floor((rightPx - leftPx) / BOTTOM_LABEL_EVERY_PX));
  const xTicks = niceTicks(0, xMax, wantedTicks).filter((tick) => tick <= xMax);

  const y = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottomPx, topPx]);
  const x = linearScale([0, xMax], [leftPx, rightPx]);
  const bottomLabels = xTicks.map((tick) => ({
    text: formatX(tick),
    xPx: Math.min(x(tick), widthPx - labelWidthPx(formatX(tick)) / 2),
  }));
  const tierNames = nameTiers(tiers, x, y, { leftPx, topPx, bottomPx });
  return { ticks, topPx, bottomPx, leftPx, rightPx, x, y, bottomLabels, tierNames };
}

/**
 * Places each name where a rising line leaves room: above and to the left of the tier's last point,
 * otherwise below and to its right.
 */
function nameTiers(
  tiers: readonly StepTier[],
  x: Scale,
  y: Scale,
  box: { leftPx: number; topPx: number; bottomPx: number },
): TierName[] {
  const names = tiers.flatMap((tier): TierName[] => {
    const last = tier.points.at(-1);
    if (!last) return [];
    const fitsLeft = x(last.x) - labelWidthPx(tier.label) - 12 > box.leftPx;
    return [
      {
        id: tier.id,
        text: tier.label,
        anchor: fitsLeft ? 'end' : 'start',
        xPx: x(last.x) + (fitsLeft ? -10 : 10),
        yPx: y(last.y) + (fitsLeft ? -10 : 8),
      },
    ];
  });
  const ysPx = spreadLabels(
    names.map((name) => name.yPx),
    names.map(() => LABEL_LINE_PX),
    [box.topPx - LABEL_LINE_PX / 2, box.bottomPx - LABEL_LINE_PX / 2],
  );
  return names.map((name, index) => ({ ...name, yPx: (ysPx[index] ?? name.yPx) + 4 }));
}
