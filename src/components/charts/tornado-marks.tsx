import { labelClass, widestLabelPx } from '@/components/charts/chart-type.ts';
import type { Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

/** Space above the rows for the base value. */
export const TORNADO_TOP_PX = 26;
export const TORNADO_ROW_PX = 52;
const BAR_PX = 18;

export type TornadoBar = {
  id: string;
  /** The assumption that varies: "Engagement rate, 2% to 5%". */
  label: string;
  /** The outcome at the assumption's low end. */
  low: number;
  /** The outcome at its high end; may be below `low`, as when a cost rises. */
  high: number;
};

export function BaseLine({
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
      <line
        x1={x}
        x2={x}
        y1={TORNADO_TOP_PX - 8}
        y2={heightPx}
        className="stroke-ink"
        strokeWidth={1.5}
      />
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

export function TornadoRow({
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
