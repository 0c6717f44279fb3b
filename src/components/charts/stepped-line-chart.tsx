import { useState } from 'react';
import { BottomLabels, ValueAxis } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { Inspector, plotArea } from '@/components/charts/inspector.tsx';
import { nearestIndex } from '@/components/charts/scale.ts';
import { layOutSteppedLine, type StepTier } from '@/components/charts/stepped-line-layout.ts';
import { Tier, TierBands, TierNameText } from '@/components/charts/stepped-line-marks.tsx';

export type SteppedLineChartProps = ChartWords & {
  /** What the bottom axis shows: "Units". */
  xLabel: string;
  yLabel: string;
  /** Ordered by x. */
  tiers: readonly StepTier[];
  /** The visitor's own choice, marked in tomato. */
  selectedX?: number;
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  formatYTick?: (y: number) => string;
  heightPx?: number;
};

/** A line that jumps where a rule changes; each tier is named below its part of the line. */
export function SteppedLineChart({
  xLabel,
  yLabel,
  tiers,
  selectedX,
  formatX,
  formatY,
  formatYTick = formatY,
  heightPx = 300,
  ...words
}: SteppedLineChartProps) {
  const points = tiers.flatMap((tier) => tier.points.map((point) => ({ ...point, tier })));
  const [inspected, setInspected] = useState<number | null>(null);
  const [lastSelectedX, setLastSelectedX] = useState(selectedX);
  if (lastSelectedX !== selectedX) {
    // A new selection resets the mark, wherever the visitor was looking.
    setLastSelectedX(selectedX);
    setInspected(null);
  }
  const selected =
    selectedX === undefined
      ? -1
      : nearestIndex(
          points.map((point) => point.x),
          selectedX,
        );
  const active = Math.min(inspected ?? Math.max(0, selected), points.length - 1);
  const shown = points[active];
  const readout = shown
    ? `${formatX(shown.x)} ${xLabel}: ${yLabel} ${formatY(shown.y)} · ${shown.tier.label}`
    : '';

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [xLabel, yLabel],
        rows: points.map((point) => [
          `${formatX(point.x)} (${point.tier.label})`,
          formatY(point.y),
        ]),
      }}
    >
      {(widthPx, titleId) => {
        const plot = layOutSteppedLine({ widthPx, heightPx, tiers, formatX, formatYTick });
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx}
              viewBox={`0 0 ${widthPx} ${heightPx}`}
            >
              <TierBands tiers={tiers} plot={plot} />
              <ValueAxis
                ticks={plot.ticks}
                y={plot.y}
                leftPx={plot.leftPx}
                rightPx={plot.rightPx}
                format={formatYTick}
              />
              <BottomLabels labels={plot.bottomLabels} yPx={heightPx - 6} />
              {tiers.map((tier, order) => (
                <Tier key={tier.id} tier={tier} next={tiers[order + 1]} plot={plot} />
              ))}
              {plot.tierNames.map((name) => (
                <TierNameText key={name.id} name={name} />
              ))}
              {shown && (
                <circle
                  cx={plot.x(shown.x)}
                  cy={plot.y(shown.y)}
                  r={7}
                  strokeWidth={2.5}
                  className="fill-tomato stroke-paper"
                />
              )}
            </svg>
            <Inspector
              titleId={titleId}
              axis="x"
              positionsPx={points.map((point) => plot.x(point.x))}
              index={active}
              onIndexChange={setInspected}
              valueText={readout}
              area={plotArea(plot)}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
