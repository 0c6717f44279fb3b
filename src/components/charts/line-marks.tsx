import { type ChartTone, fillOf, strokeOf } from '@/components/charts/chart-type.ts';
import type { LineChartLayout } from '@/components/charts/line-chart-layout.ts';
import { cn } from '@/lib/cn.ts';

export type LineSeries = {
  id: string;
  label: string;
  values: readonly number[];
  tone: ChartTone;
  /** Fills the space between the line and zero. */
  area?: boolean;
};

export function Line({ line, plot }: { line: LineSeries; plot: LineChartLayout }) {
  const path = line.values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${plot.xs[index] ?? 0} ${plot.y(value)}`)
    .join('');
  const lastX = plot.xs[line.values.length - 1] ?? 0;
  return (
    <g>
      {line.area && (
        <path
          d={`${path}L${lastX} ${plot.y(0)}L${plot.xs[0] ?? 0} ${plot.y(0)}Z`}
          className={fillOf[line.tone]}
          opacity={0.14}
        />
      )}
      <path
        d={path}
        fill="none"
        strokeWidth={line.tone === 'tomato' ? 3 : 2}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={strokeOf[line.tone]}
      />
    </g>
  );
}

type CursorProps = {
  lines: readonly { id: string; values: readonly number[]; tone: ChartTone }[];
  /** Index of the inspected value, and its position. */
  index: number;
  xPx: number | undefined;
  plot: { topPx: number; bottomPx: number; y: (value: number) => number };
};

/** A dashed vertical line through the inspected point, with a dot on every line. */
export function Cursor({ lines, index, xPx, plot }: CursorProps) {
  if (xPx === undefined) return null;
  return (
    <g>
      <line
        x1={xPx}
        x2={xPx}
        y1={plot.topPx}
        y2={plot.bottomPx}
        className="stroke-ink"
        strokeDasharray="2 3"
      />
      {lines.map((line) => (
        <circle
          key={line.id}
          cx={xPx}
          cy={plot.y(line.values[index] ?? 0)}
          r={5}
          strokeWidth={2}
          className={cn(fillOf[line.tone], 'stroke-paper')}
        />
      ))}
    </g>
  );
}
