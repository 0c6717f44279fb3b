import { useState } from 'react';
import { BottomLabels, ValueAxis } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { fillOf, labelClass } from '@/components/charts/chart-type.ts';
import { Inspector, plotArea } from '@/components/charts/inspector.tsx';
import { layOutLineChart } from '@/components/charts/line-chart-layout.ts';
import { Cursor, Line, type LineSeries } from '@/components/charts/line-marks.tsx';
import { cn } from '@/lib/cn.ts';

export type LineChartProps = ChartWords & {
  /**
   * What each point on the bottom axis stands for: "Month". Also the heading of the table's first
   * column.
   */
  pointLabel: string;
  points: readonly string[];
  series: readonly LineSeries[];
  /** Full precision, for the readout and the table. */
  formatValue: (value: number) => string;
  /** Short form, for the axis. */
  formatTick?: (value: number) => string;
  heightPx?: number;
};

/** Several lines over the same points, each named at its end. */
export function LineChart({
  pointLabel,
  points,
  series,
  formatValue,
  formatTick = formatValue,
  heightPx = 280,
  ...words
}: LineChartProps) {
  const [index, setIndex] = useState(points.length - 1);
  const active = Math.min(index, points.length - 1);
  const at = (point: number) =>
    series.map((line) => `${line.label} ${formatValue(line.values[point] ?? 0)}`).join(' · ');
  const readout = `${points[active] ?? ''}: ${at(active)}`;

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [pointLabel, ...series.map((line) => line.label)],
        rows: points.map((point, row) => [
          point,
          ...series.map((line) => formatValue(line.values[row] ?? 0)),
        ]),
      }}
    >
      {(widthPx, titleId) => {
        const plot = layOutLineChart({ widthPx, heightPx, points, lines: series, formatTick });
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
                format={formatTick}
              />
              <BottomLabels labels={plot.bottomLabels} yPx={heightPx - 6} />
              {series.map((line) => (
                <Line key={line.id} line={line} plot={plot} />
              ))}
              <Cursor lines={series} index={active} xPx={plot.xs[active]} plot={plot} />
              {series.map((line, order) => (
                <text
                  key={line.id}
                  x={plot.rightPx + 10}
                  y={(plot.nameYs[order] ?? 0) + 4}
                  className={cn(labelClass, 'font-medium', fillOf[line.tone])}
                >
                  {line.label}
                </text>
              ))}
            </svg>
            <Inspector
              titleId={titleId}
              axis="x"
              positionsPx={plot.xs}
              index={active}
              onIndexChange={setIndex}
              valueText={readout}
              area={plotArea(plot)}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
