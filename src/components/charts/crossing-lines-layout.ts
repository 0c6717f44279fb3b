import {
  type ChartTone,
  LABEL_LINE_PX,
  labelWidthPx,
  widestLabelPx,
} from '@/components/charts/chart-type.ts';
import type { PlotFrame } from '@/components/charts/plot-frame.ts';
import { linearScale, niceTicks, type Scale, spreadLabels } from '@/components/charts/scale.ts';

export type CrossingLine = {
  id: string;
  label: string;
  tone: ChartTone;
  /** Distinguishes lines without relying on color. */
  dash?: 'solid' | 'dashed' | 'dotted';
  /** Whether the line jumps from band to band; other lines are continuous. */
  jumps?: boolean;
  /** One value per x. */
  values: readonly number[];
};

/** A range of the bottom axis with one rule. */
export type XBand = { id: string; label: string; fromX: number; toX: number };

/** A numbered point where two lines cross. */
export type CrossingMark = { id: string; text: string; x: number; y: number };

export type CrossingLinesLayout = PlotFrame & {
  x: Scale;
  /**
   * Where each line's name goes, clear of the others: beside its end, or above it if there is no
   * room.
   */
  names: { xPx: number; anchor: 'start' | 'end'; ysPx: readonly number[] };
  /** Where each mark's number goes, in the row above the plot, clear of the others. */
  markXs: readonly number[];
  bands: readonly (XBand & { startPx: number; endPx: number; fits: boolean })[];
};

/** Height of the row of numbers above the plot. */
export const MARK_RAIL_PX = 12;
export const MARK_PX = 20;
const ROOM_ABOVE_PX = 52;
const ROOM_BELOW_PX = 28;
const BOTTOM_LABEL_EVERY_PX = 70;
/** In narrower plots, names beside the lines would take a third of the width. */
const NAMES_BESIDE_FROM_PX = 480;

export function layOutCrossingLines({
  widthPx,
  heightPx,
  xs,
  lines,
  bands,
  marks,
  formatX,
  formatTick,
}: {
  widthPx: number;
  heightPx: number;
  xs: readonly number[];
  lines: readonly CrossingLine[];
  bands: readonly XBand[];
  marks: readonly CrossingMark[];
  formatX: (x: number) => string;
  formatTick: (y: number) => string;
}): CrossingLinesLayout {
  const values = lines.flatMap((line) => line.values);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values));
  const topPx = ROOM_ABOVE_PX;
  const bottomPx = heightPx - ROOM_BELOW_PX;
  const leftPx = widestLabelPx(ticks.map(formatTick)) + 10;
  const beside = widthPx >= NAMES_BESIDE_FROM_PX;
  const namesPx = beside ? widestLabelPx(lines.map((line) => line.label)) + 12 : 8;
  const rightPx = widthPx - namesPx;
  const maxX = Math.max(1, ...xs);
  const x = linearScale([0, maxX], [leftPx, rightPx]);
  const y = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottomPx, topPx]);

  const nameYs = spreadLabels(
    lines.map((line) => y(line.values.at(-1) ?? 0) - (beside ? 0 : LABEL_LINE_PX * 0.75)),
    lines.map(() => LABEL_LINE_PX),
    [topPx - LABEL_LINE_PX / 2, bottomPx + LABEL_LINE_PX / 2],
  );
  const markXs = spreadLabels(
    marks.map((mark) => x(mark.x)),
    marks.map(() => MARK_PX + 2),
    [leftPx - MARK_PX / 2, widthPx],
  );
  // The last label may have to shift by half its width toward the one before it.
  const everyPx = Math.max(BOTTOM_LABEL_EVERY_PX, 1.5 * labelWidthPx(formatX(maxX)) + 8);
  const wantedTicks = Math.max(1, Math.floor((rightPx - leftPx) / everyPx));
  const bottomLabels = niceTicks(0, maxX, wantedTicks)
    .filter((tick) => tick <= maxX)
    .map((tick) => ({
      text: formatX(tick),
      xPx: Math.min(x(tick), widthPx - labelWidthPx(formatX(tick)) / 2),
    }));
  return {
    ticks,
    topPx,
    bottomPx,
    leftPx,
    rightPx,
    x,
    y,
    bottomLabels,
    names: beside
      ? { xPx: rightPx + 10, anchor: 'start', ysPx: nameYs }
      : { xPx: rightPx - 2, anchor: 'end', ysPx: nameYs },
    markXs,
    bands: bands.flatMap((band) => {
      const startPx = x(Math.max(0, band.fromX));
      const endPx = x(Math.min(maxX, band.toX));
      const fits = labelWidthPx(band.label) + 6 <= endPx - startPx;
      return endPx <= startPx ? [] : [{ ...band, startPx, endPx, fits }];
    }),
  };
}

/** Splits the line where x passes from one band into the next; indexes into xs. */
export function splitAtBands(xs: readonly number[], bands: readonly XBand[]): number[][] {
  const bandOf = (x: number) => bands.findIndex(({ toX }) => x <= toX);
  const stretches: number[][] = [];
  for (const [index, x] of xs.entries()) {
    const previous = xs[index - 1];
    const current = stretches.at(-1);
    if (current && previous !== undefined && bandOf(previous) === bandOf(x)) current.push(index);
    else stretches.push([index]);
  }
  return stretches;
}
