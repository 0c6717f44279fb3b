import { useState } from 'react';
import { BAR_ROW_PX, type Bar, BarRow } from '@/components/charts/bar-row.tsx';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { widestLabelPx } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { linearScale, type Scale } from '@/components/charts/scale.ts';

export type BarChartProps = ChartWords & {
  /** What each bar stands for: "Country". */
  barLabel: string;
  /** What the bars' length shows: "Gross margin". */
  valueLabel: string;
  bars: readonly Bar[];
  /** Full precision, for the readout and the table. */
  formatValue: (value: number) => string;
  /** Short form, at the end of each bar. */
  formatShort?: (value: number) => string;
};

/** Horizontal bars in the given order, each with its name above and its value at its end. */
export function BarChart({
  barLabel,
  valueLabel,
  bars,
  formatValue,
  formatShort = formatValue,
  ...words
}: BarChartProps) {
  const highlighted = bars.findIndex((bar) => bar.highlighted);
  const [index, setIndex] = useState(Math.max(0, highlighted));
  const active = Math.min(index, bars.length - 1);
  const activeBar = bars[active];
  const readout = activeBar
    ? `${activeBar.label}: ${valueLabel} ${formatValue(activeBar.value)}`
    : '';

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [barLabel, valueLabel],
        rows: bars.map((bar) => [bar.label, formatValue(bar.value)]),
      }}
    >
      {(widthPx, titleId) => {
        const x = barScale(bars, widthPx, formatShort);
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={bars.length * BAR_ROW_PX}
              viewBox={`0 0 ${widthPx} ${bars.length * BAR_ROW_PX}`}
            >
              {bars.map((bar, row) => (
                <BarRow
                  key={bar.id}
                  bar={bar}
                  topPx={row * BAR_ROW_PX}
                  x={x}
                  text={formatShort(bar.value)}
                  active={row === active}
                />
              ))}
              <line
                x1={x(0)}
                x2={x(0)}
                y1={0}
                y2={bars.length * BAR_ROW_PX}
                className="stroke-ink"
                strokeWidth={1.5}
              />
            </svg>
            <Inspector
              titleId={titleId}
              axis="y"
              positionsPx={bars.map((_, row) => (row + 0.5) * BAR_ROW_PX)}
              index={active}
              onIndexChange={setIndex}
              valueText={readout}
              area={{ leftPx: 0, topPx: 0, widthPx, heightPx: bars.length * BAR_ROW_PX }}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Includes zero, and leaves room for the values' text at both ends. */
function barScale(
  bars: readonly Bar[],
  widthPx: number,
  formatShort: (value: number) => string,
): Scale {
  const values = bars.map((bar) => bar.value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const textPx = widestLabelPx(values.map(formatShort)) + 14;
  return linearScale(
    [low, high === low ? low + 1 : high],
    [low < 0 ? textPx : 1, Math.max(textPx + 1, widthPx - textPx)],
  );
}
