import { useState } from 'react';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { labelClass, widestLabelPx } from '@/components/charts/chart-type.ts';
import { Inspector } from '@/components/charts/inspector.tsx';
import { linearScale, type Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

export type TornadoBar = {
  id: string;
  /** What is varied: "Engagement rate, 2% to 5%". */
  label: string;
  /** The outcome at the assumption's low end. */
  low: number;
  /** The outcome at its high end; may lie below `low`, as when a cost rises. */
  high: number;
};

export type TornadoChartProps = ChartWords & {
  /** What the rows are: "Assumption". */
  barLabel: string;
  lowLabel: string;
  highLabel: string;
  /** The outcome with every assumption as it is. */
  base: number;
  baseLabel: string;
  bars: readonly TornadoBar[];
  formatValue: (value: number) => string;
  formatShort?: (value: number) => string;
};

const TOP_PX = 26;
const ROW_PX = 52;
const BAR_PX = 18;

/** How far each assumption alone moves the outcome from its base; the widest on top. */
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
  const heightPx = TOP_PX + sorted.length * ROW_PX;

  return (
    <ChartFrame
      {...words}
      readout={readout}
      table={{
        columns: [barLabel, lowLabel, highLabel],
        rows: sorted.map((bar) => [bar.label, formatValue(bar.low), formatValue(bar.high)]),
      }}
    >
      {(widthPx) => {
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
                  topPx={TOP_PX + row * ROW_PX}
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
                label={barLabel}
                axis="y"
                positionsPx={sorted.map((_, row) => TOP_PX + (row + 0.5) * ROW_PX)}
                index={active}
                onIndexChange={setIndex}
                valueText={readout}
                area={{ leftPx: 0, topPx: TOP_PX, widthPx, heightPx: heightPx - TOP_PX }}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function BaseLine({
  x,
  text,
  widthPx,
  heightPx,
}: {
  x: number;
  text: string;
  widthPx: number;
  heightPx: number;
}) {
  const halfPx = widestLabelPx([text]) / 2;
  return (
    <g>
      <line x1={x} x2={x} y1={TOP_PX - 8} y2={heightPx} className="stroke-ink" strokeWidth={1.5} />
      <text
        x={Math.min(widthPx - halfPx, Math.max(halfPx, x))}
        y={12}
        textAnchor="middle"
        className={cn(labelClass, 'fill-ink font-medium')}
      >
        {text}
      </text>
    </g>
  );
}

function TornadoRow({
  bar,
  topPx,
  x,
  format,
  active,
  widest,
}: {
  bar: TornadoBar;
  topPx: number;
  x: Scale;
  format: (value: number) => string;
  active: boolean;
  widest: boolean;
}) {
  const tone = widest ? 'fill-tomato' : active ? 'fill-ink' : 'fill-ink/75';
  const worse = Math.min(bar.low, bar.high);
  const better = Math.max(bar.low, bar.high);
  const barTopPx = topPx + 22;
  const textY = barTopPx + BAR_PX / 2 + 4;
  return (
    <g>
      <text
        x={0}
        y={topPx + 14}
        className={cn(labelClass, 'fill-ink stroke-[var(--ground)]', active && 'font-medium')}
        strokeWidth={5}
        paintOrder="stroke"
      >
        {bar.label}
      </text>
      <rect
        x={x(worse)}
        y={barTopPx}
        width={Math.max(1, x(better) - x(worse))}
        height={BAR_PX}
        className={tone}
      />
      <text x={x(worse) - 7} y={textY} textAnchor="end" className={cn(labelClass, 'fill-ink')}>
        {format(worse)}
      </text>
      <text x={x(better) + 7} y={textY} className={cn(labelClass, 'fill-ink')}>
        {format(better)}
      </text>
    </g>
  );
}

function spread(bar: TornadoBar): number {
  return Math.abs(bar.high - bar.low);
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
