import { useState } from 'react';
import { BottomLabels, ValueAxis } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { labelClass } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { nearestIndex } from '@/components/charts/scale.ts';
import {
  layOutSteppedLine,
  type SteppedLineLayout,
  type StepTier,
} from '@/components/charts/stepped-line-layout.ts';
import { cn } from '@/lib/cn.ts';

export type SteppedLineChartProps = ChartWords & {
  /** What runs along the bottom: "Units". */
  xLabel: string;
  yLabel: string;
  /** In order of x. */
  tiers: readonly StepTier[];
  /** Marked in tomato: the visitor's own choice. */
  selectedX?: number;
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  formatYTick?: (y: number) => string;
  heightPx?: number;
};

/** A line that breaks where a rule changes, each stretch named along its foot. */
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
      {(widthPx) => {
        const plot = layOutSteppedLine({ widthPx, heightPx, tiers, formatX, formatYTick });
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx}
              viewBox={`0 0 ${widthPx} ${heightPx}`}
            >
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
                <text
                  key={name.id}
                  x={name.xPx}
                  y={name.yPx}
                  textAnchor={name.anchor}
                  className={cn(labelClass, 'fill-ink stroke-[var(--ground)]')}
                  strokeWidth={5}
                  paintOrder="stroke"
                >
                  {name.text}
                </text>
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
              label={xLabel}
              axis="x"
              positionsPx={points.map((point) => plot.x(point.x))}
              index={active}
              onIndexChange={setInspected}
              valueText={readout}
              area={{
                leftPx: plot.leftPx,
                topPx: plot.topPx,
                widthPx: plot.rightPx - plot.leftPx,
                heightPx: plot.bottomPx - plot.topPx,
              }}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

function Tier({
  tier,
  next,
  plot,
}: {
  tier: StepTier;
  next: StepTier | undefined;
  plot: SteppedLineLayout;
}) {
  const last = tier.points.at(-1);
  const first = next?.points[0];
  const path = tier.points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${plot.x(point.x)} ${plot.y(point.y)}`)
    .join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className="stroke-ink">
      <path d={path} strokeWidth={2.5} />
      {last && first && (
        <path
          d={`M${plot.x(last.x)} ${plot.y(last.y)}L${plot.x(first.x)} ${plot.y(first.y)}`}
          strokeWidth={1.5}
          strokeDasharray="2 4"
        />
      )}
      {tier.points.map((point) => (
        <circle
          key={point.x}
          cx={plot.x(point.x)}
          cy={plot.y(point.y)}
          r={3.5}
          strokeWidth={1.5}
          className="fill-paper"
        />
      ))}
    </g>
  );
}
