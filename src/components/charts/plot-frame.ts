import type { Scale } from '@/components/charts/scale.ts';

/** The frame of a plot with a value axis and labels along the bottom. All sizes are in px. */
export type PlotFrame = {
  ticks: readonly number[];
  topPx: number;
  bottomPx: number;
  leftPx: number;
  rightPx: number;
  y: Scale;
  bottomLabels: readonly { text: string; xPx: number }[];
};
