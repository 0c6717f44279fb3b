import { useState } from 'react';
import { BottomLabels } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { labelClass, labelWidthPx, widestLabelPx } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { labelStride, linearScale, type Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

export type GanttRow = {
  id: string;
  label: string;
  /** Position on the chart's scale, such as days since the start; `end` is where the bar stops. */
  start: number;
  end: number;
  /** The latest possible end. */
  latestEnd: number;
  /** The row as a sentence, read out and shown above the plot. */
  readout: string;
  /** The row's table cells, after its label. */
  cells: readonly string[];
};

export type GanttChartProps = ChartWords & {
  /** What each row stands for: "Phase". */
  rowLabel: string;
  columns: readonly string[];
  rows: readonly GanttRow[];
  /** Labels along the scale, from left to right. */
  ticks: readonly { value: number; label: string }[];
};

const ROW_PX = 48;
const BAR_PX = 16;
const AXIS_PX = 24;

/** Consecutive work: a bar for each row, extended by a thin line to its latest possible end. */
export function GanttChart({ rowLabel, columns, rows, ticks, ...words }: GanttChartProps) {
  const [index, setIndex] = useState(0);
  const active = Math.min(index, rows.length - 1);
  const heightPx = rows.length * ROW_PX;
  const readout = rows[active]?.readout ?? '';
  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{ columns, rows: rows.map(({ label, cells }) => [label, ...cells]) }}
    >
      {(widthPx, titleId) => {
        const last = Math.max(1, ...rows.map(({ latestEnd }) => latestEnd));
        const x = linearScale([0, last], [1, widthPx - 1]);
        const tickPx = widestLabelPx(ticks.map(({ label }) => label));
        // Reserve less than the plot's width, because the labels at its ends are shifted inward.
        const stride = labelStride(ticks.length, tickPx + 16, widthPx - tickPx);
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx + AXIS_PX}
              viewBox={`0 0 ${widthPx} ${heightPx + AXIS_PX}`}
            >
              {ticks.map(({ value }) => (
                <line
                  key={value}
                  x1={x(value)}
                  x2={x(value)}
                  y1={0}
                  y2={heightPx}
                  className="stroke-ink/15"
                />
              ))}
              {rows.map((row, at) => (
                <GanttBar
                  key={row.id}
                  row={row}
                  x={x}
                  topPx={at * ROW_PX}
                  widthPx={widthPx}
                  isActive={at === active}
                />
              ))}
              <BottomLabels
                yPx={heightPx + 16}
                labels={ticks
                  .filter((_, at) => at % stride === 0)
                  .map(({ value, label }) => {
                    const half = labelWidthPx(label) / 2;
                    const xPx = Math.min(Math.max(x(value), half), widthPx - half);
                    return { text: label, xPx };
                  })}
              />
            </svg>
            <Inspector
              titleId={titleId}
              axis="y"
              positionsPx={rows.map((_, at) => (at + 0.5) * ROW_PX)}
              index={active}
              onIndexChange={setIndex}
              valueText={readout}
              area={{ leftPx: 0, topPx: 0, widthPx, heightPx }}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

function GanttBar({
  row,
  x,
  topPx,
  widthPx,
  isActive,
}: {
  row: GanttRow;
  x: Scale;
  topPx: number;
  widthPx: number;
  isActive: boolean;
}) {
  const barTopPx = topPx + 22;
  const middlePx = barTopPx + BAR_PX / 2;
  // The name starts where its bar starts, unless it would run past the plot's edge.
  const labelX = Math.max(0, Math.min(x(row.start), widthPx - labelWidthPx(row.label) - 2));
  return (
    <g>
      <text
        x={labelX}
        y={topPx + 15}
        className={cn(labelClass, 'fill-ink', isActive && 'font-medium')}
      >
        {row.label}
      </text>
      {row.latestEnd > row.end && (
        <path
          d={`M${x(row.end)} ${middlePx}H${x(row.latestEnd)}m0-5v10`}
          className="fill-none stroke-ink"
          strokeDasharray="4 3"
        />
      )}
      <rect
        x={x(row.start)}
        y={barTopPx}
        width={Math.max(2, x(row.end) - x(row.start))}
        height={BAR_PX}
        className={isActive ? 'fill-tomato' : 'fill-ink/75'}
      />
    </g>
  );
}
