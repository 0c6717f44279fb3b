import { LABEL_SIZE_PX, labelClass } from '@/components/charts/chart-type.ts';
import type { Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

/** Round values along the left edge with a hairline for each; the zero line is ink. */
export function ValueAxis({
  ticks,
  y,
  leftPx,
  rightPx,
  format,
}: {
  ticks: readonly number[];
  y: Scale;
  leftPx: number;
  rightPx: number;
  format: (value: number) => string;
}) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={leftPx}
            x2={rightPx}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-ink' : 'stroke-ink/15'}
            strokeWidth={tick === 0 ? 1.5 : 1}
          />
          <text
            x={leftPx - 8}
            y={y(tick) + LABEL_SIZE_PX * 0.35}
            textAnchor="end"
            className={cn(labelClass, 'fill-smoke')}
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Labels below the plot; the first and the last stay within its width. */
export function BottomLabels({
  labels,
  yPx,
}: {
  labels: readonly {
    text: string;
    xPx: number;
    anchor?: 'start' | 'middle' | 'end';
    strong?: boolean;
  }[];
  yPx: number;
}) {
  return (
    <g>
      {labels.map((label) => (
        <text
          key={`${label.text}-${label.xPx}`}
          x={label.xPx}
          y={yPx}
          textAnchor={label.anchor ?? 'middle'}
          className={cn(labelClass, label.strong ? 'fill-ink font-medium' : 'fill-smoke')}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}
