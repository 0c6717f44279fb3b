import { useState } from 'react';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { widestLabelPx } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { linearScale, type Scale } from '@/components/charts/scale.ts';
import {
  BaseLine,
  TORNADO_ROW_PX,
  TORNADO_TOP_PX,
  type TornadoBar,
  TornadoRow,
} from '@/components/charts/tornado-marks.tsx';

export type TornadoChartProps = ChartWords & {
  /** What each row stands for: "Assumption". */
  barLabel: string;
  lowLabel: string;
  highLabel: string;
  /** The outcome with every assumption unchanged. */
  base: number;
  baseLabel: string;
  bars: readonly TornadoBar[];
  formatValue: (value: number) => string;
  formatShort?: (value: number) => string;
};

/** How far each assumption, on its own, moves the outcome from its base; the widest on top. */
export function TornadoChart({
  barLabel,
  lowLabel,
  highLabel,
  base,
  baseLabel,
  bars,
  formatValue,
  formatShort = formatValue,
  ...words
}: TornadoChartProps) {
  const [index, setIndex] = useState(0);
  const sorted = bars.toSorted((a, b) => spread(b) - spread(a));
  const active = Math.min(index, Math.max(0, sorted.length - 1));
  const shown = sorted[active];
  const readout = shown
    ? `${shown.label}: ${lowLabel} ${formatValue(shown.low)} · ${highLabel} ${formatValue(shown.high)}`
    : '';
  const heightPx = TORNADO_TOP_PX + sorted.length * TORNADO_ROW_PX;

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [barLabel, lowLabel, highLabel],
        rows: sorted.map((bar) => [bar.label, formatValue(bar.low), formatValue(bar.high)]),
      }}
    >
      {(widthPx, titleId) => {
        const x = tornadoScale(sorted, base, widthPx, formatShort);
        return (
          <>
            <svg
              aria-hidden="true"
              width="100%"
              height={heightPx}
              viewBox={`0 0 ${widthPx} ${heightPx}`}
            >
              {sorted.map((bar, row) => (
                <TornadoRow
                  key={bar.id}
                  bar={bar}
                  topPx={TORNADO_TOP_PX + row * TORNADO_ROW_PX}
                  x={x}
                  format={formatShort}
                  active={row === active}
                  widest={row === 0}
                />
              ))}
              <BaseLine
                x={x(base)}
                text={`${baseLabel} ${formatShort(base)}`}
                widthPx={widthPx}
                heightPx={heightPx}
              />
            </svg>
            {sorted.length > 0 && (
              <Inspector
                titleId={titleId}
                axis="y"
                positionsPx={sorted.map((_, row) => TORNADO_TOP_PX + (row + 0.5) * TORNADO_ROW_PX)}
                index={active}
                onIndexChange={setIndex}
                valueText={readout}
                area={{
                  leftPx: 0,
                  topPx: TORNADO_TOP_PX,
                  widthPx,
                  heightPx: heightPx - TORNADO_TOP_PX,
                }}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Rounded, so that bars that differ only by floating-point error keep their given order. */
function spread(bar: TornadoBar): number {
  return Number(Math.abs(bar.high - bar.low).toPrecision(10));
}

function tornadoScale(
  bars: readonly TornadoBar[],
  base: number,
  widthPx: number,
  format: (value: number) => string,
): Scale {
  const values = [base, ...bars.flatMap((bar) => [bar.low, bar.high])];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const textPx = widestLabelPx(values.map(format)) + 12;
  return linearScale(
    [low, high === low ? low + 1 : high],
    [textPx, Math.max(textPx + 1, widthPx - textPx)],
  );
}
