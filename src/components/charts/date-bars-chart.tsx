import { useId, useState } from 'react';
import { BottomLabels } from '@/components/charts/axes.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { labelClass, labelWidthPx, widestLabelPx } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { labelStride, linearScale, type Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

/** How a bar lies to the date: ends before it, across it, begins after it; `open` without a date. */
export type DateBarTone = 'before' | 'across' | 'after' | 'open';

export type DateBar = {
  id: string;
  /**
   * What it is and how it lies to the date, since the color alone must not say it. A plot too narrow
   * for one of them shows all headings: pattern and place still say it, and so does the readout.
   */
  label: string;
  /** The earliest and the latest end on the chart's scale, such as days from today. */
  from: number;
  to: number;
  tone: DateBarTone;
  /** The row as a sentence, read out and shown above the plot. */
  readout: string;
  /** The row's table cells, after its heading. */
  cells: readonly string[];
  /** The row's heading in the table. */
  heading: string;
};

export type DateBarsChartProps = ChartWords & {
  columns: readonly string[];
  rows: readonly DateBar[];
  /** The date that counts; null without one. */
  deadline: { value: number; label: string } | null;
  /** Labels along the scale, from left to right; the first is where everything starts. */
  ticks: readonly { value: number; label: string }[];
};

const ROW_PX = 52;
const BAR_PX = 18;
const TOP_PX = 24;
const AXIS_PX = 24;

/** Ranges of days, one a row, against one date: each line leads from the start to its range. */
export function DateBarsChart({ columns, rows, deadline, ticks, ...words }: DateBarsChartProps) {
  const [index, setIndex] = useState(0);
  const hatchId = useId();
  const active = Math.min(index, rows.length - 1);
  const heightPx = TOP_PX + rows.length * ROW_PX;
  const readout = rows[active]?.readout ?? '';
  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{ columns, rows: rows.map(({ heading, cells }) => [heading, ...cells]) }}
    >
      {(widthPx, titleId) => {
        const last = Math.max(1, deadline?.value ?? 0, ...rows.map(({ to }) => to));
        const x = linearScale([0, last], [1, widthPx - 3]);
        const tickPx = widestLabelPx(ticks.map(({ label }) => label));
        // Less than the plot's width, because the labels at its ends are shifted inward.
        const stride = labelStride(ticks.length, tickPx + 16, widthPx - tickPx);
        // All rows alike: a mix would read as if some bars had no verdict.
        const areLabelsWhole = rows.every(({ label }) => labelWidthPx(label) <= widthPx);
        const within = (value: number, label: string) => {
          const half = labelWidthPx(label) / 2;
          return Math.min(Math.max(x(value), half), widthPx - half);
        };
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx + AXIS_PX}
              viewBox={`0 0 ${widthPx} ${heightPx + AXIS_PX}`}
            >
              <defs>
                <pattern
                  id={hatchId}
                  width="6"
                  height="6"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect width="6" height="6" className="fill-tomato" />
                  <path d="M0 0V6" className="stroke-white" strokeWidth="2" />
                </pattern>
              </defs>
              {ticks.map(({ value }) => (
                <line
                  key={value}
                  x1={x(value)}
                  x2={x(value)}
                  y1={TOP_PX}
                  y2={heightPx}
                  className="stroke-ink/15"
                />
              ))}
              {rows.map((row, at) => (
                <Bar
                  key={row.id}
                  row={row}
                  x={x}
                  topPx={TOP_PX + at * ROW_PX}
                  hatchId={hatchId}
                  isActive={at === active}
                />
              ))}
              {deadline !== null && (
                <g>
                  <line
                    x1={x(deadline.value)}
                    x2={x(deadline.value)}
                    y1={TOP_PX - 6}
                    y2={heightPx}
                    strokeWidth={2}
                    className="stroke-ink"
                  />
                  <text
                    x={within(deadline.value, deadline.label)}
                    y={12}
                    textAnchor="middle"
                    className={cn(labelClass, 'fill-ink font-medium')}
                  >
                    {deadline.label}
                  </text>
                </g>
              )}
              {rows.map((row, at) => (
                <text
                  key={row.id}
                  x={0}
                  y={TOP_PX + at * ROW_PX + 16}
                  // The date's line runs through the row; its name lies on top.
                  paintOrder="stroke"
                  strokeWidth={4}
                  className={cn(
                    labelClass,
                    'fill-ink stroke-white',
                    at === active && 'font-medium',
                  )}
                >
                  {areLabelsWhole ? row.label : row.heading}
                </text>
              ))}
              <BottomLabels
                yPx={heightPx + 16}
                labels={ticks
                  .filter((_, at) => at % stride === 0)
                  .map(({ value, label }) => ({ text: label, xPx: within(value, label) }))}
              />
            </svg>
            <Inspector
              titleId={titleId}
              axis="y"
              positionsPx={rows.map((_, at) => TOP_PX + (at + 0.5) * ROW_PX)}
              index={active}
              onIndexChange={setIndex}
              valueText={readout}
              area={{ leftPx: 0, topPx: TOP_PX, widthPx, heightPx: heightPx - TOP_PX }}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Before the date solid, across it light with a rim, after it hatched. */
const toneClass: Record<DateBarTone, string> = {
  before: 'fill-leaf stroke-leaf',
  across: 'fill-butter stroke-ink',
  after: 'stroke-tomato',
  open: 'fill-ink/75 stroke-ink',
};

function Bar({
  row,
  x,
  topPx,
  hatchId,
  isActive,
}: {
  row: DateBar;
  x: Scale;
  topPx: number;
  hatchId: string;
  isActive: boolean;
}) {
  const barTopPx = topPx + 24;
  return (
    <g>
      <path
        d={`M${x(0)} ${barTopPx + BAR_PX / 2}H${x(row.from)}`}
        className={isActive ? 'stroke-ink' : 'stroke-ink/40'}
        strokeDasharray="2 4"
        strokeWidth={isActive ? 2 : 1}
      />
      <rect
        x={x(row.from)}
        y={barTopPx}
        width={Math.max(4, x(row.to) - x(row.from))}
        height={BAR_PX}
        rx={3}
        fill={row.tone === 'after' ? `url(#${hatchId})` : undefined}
        strokeWidth={1.5}
        className={toneClass[row.tone]}
      />
    </g>
  );
}
