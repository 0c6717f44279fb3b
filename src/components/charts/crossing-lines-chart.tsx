import { useState } from 'react';
import { BottomLabels, ValueAxis } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { fillOf, labelClass } from '@/components/charts/chart-type.ts';
import {
  type CrossingLine,
  type CrossingMark,
  layOutCrossingLines,
  splitAtBands,
  type XBand,
} from '@/components/charts/crossing-lines-layout.ts';
import { BandLabels, Bands, LinePath, Marks } from '@/components/charts/crossing-lines-marks.tsx';
import { Inspector, plotArea } from '@/components/charts/inspector.tsx';
import { Cursor } from '@/components/charts/line-marks.tsx';
import { nearestIndex } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

export type CrossingLinesChartProps = ChartWords & {
  /** What the bottom axis shows: "orders a month". Also the heading of the table's first column. */
  xLabel: string;
  /** Where the lines are sampled, ascending, starting at 0. */
  xs: readonly number[];
  lines: readonly CrossingLine[];
  /** Where the rule along the bottom axis changes; lines jump from one band to the next. */
  bands?: readonly XBand[];
  marks?: readonly CrossingMark[];
  /** The visitor's own value. */
  selectedX: number;
  formatX: (x: number) => string;
  formatValue: (value: number) => string;
  formatTick?: (value: number) => string;
  heightPx?: number;
};

const noBands: readonly XBand[] = [];
const noMarks: readonly CrossingMark[] = [];

/** Lines on a shared scale, each named at its end, with numbers where two of them cross. */
export function CrossingLinesChart({
  xLabel,
  xs,
  lines,
  bands = noBands,
  marks = noMarks,
  selectedX,
  formatX,
  formatValue,
  formatTick = formatValue,
  heightPx = 380,
  ...words
}: CrossingLinesChartProps) {
  const [inspected, setInspected] = useInspected(xs, selectedX);
  const valuesAt = (index: number) =>
    lines.map((line) => `${line.label} ${formatValue(line.values[index] ?? 0)}`).join(' · ');
  const readout = `${formatX(xs[inspected] ?? 0)} ${xLabel}: ${valuesAt(inspected)}`;

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [xLabel, ...lines.map((line) => line.label)],
        rows: xs.map((x, row) => [
          formatX(x),
          ...lines.map((line) => formatValue(line.values[row] ?? 0)),
        ]),
      }}
    >
      {(widthPx, titleId) => {
        const sizes = { widthPx, heightPx, xs, lines, bands, marks, formatX, formatTick };
        const plot = layOutCrossingLines(sizes);
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx}
              viewBox={`0 0 ${widthPx} ${heightPx}`}
            >
              <Bands plot={plot} />
              <ValueAxis {...plot} format={formatTick} />
              <BottomLabels labels={plot.bottomLabels} yPx={heightPx - 6} />
              {lines.toReversed().map((line) => (
                <LinePath
                  key={line.id}
                  line={line}
                  stretches={splitAtBands(xs, line.jumps ? bands : noBands)}
                  xs={xs}
                  plot={plot}
                />
              ))}
              <Marks marks={marks} plot={plot} />
              <BandLabels plot={plot} />
              <Cursor
                lines={lines}
                index={inspected}
                xPx={plot.x(xs[inspected] ?? 0)}
                plot={plot}
              />
              {lines.map((line, order) => (
                <text
                  key={line.id}
                  x={plot.names.xPx}
                  y={(plot.names.ysPx[order] ?? 0) + 4}
                  textAnchor={plot.names.anchor}
                  // The outline keeps a name readable where another line passes behind it.
                  className={cn(
                    labelClass,
                    'stroke-[var(--ground)] font-medium',
                    fillOf[line.tone],
                  )}
                  strokeWidth={4}
                  paintOrder="stroke"
                  strokeLinejoin="round"
                >
                  {line.label}
                </text>
              ))}
            </svg>
            <Inspector
              titleId={titleId}
              axis="x"
              positionsPx={xs.map(plot.x)}
              index={inspected}
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

/**
 * The inspected index. It returns to the visitor's own value when that value or the scale changes.
 */
function useInspected(
  xs: readonly number[],
  selectedX: number,
): [index: number, look: (index: number) => void] {
  const [looked, setLooked] = useState<{ index: number; key: string } | null>(null);
  const key = `${selectedX} ${xs.length} ${xs.at(-1)}`;
  const index = looked?.key === key ? looked.index : nearestIndex(xs, selectedX);
  return [Math.max(0, index), (next) => setLooked({ index: next, key })];
}
