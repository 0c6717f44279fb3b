import { labelClass } from '@/components/charts/chart-type.ts';
import type { Scale } from '@/components/charts/scale.ts';
import { cn } from '@/lib/cn.ts';

/** Height of a row: the name, and the bar below it. */
export const BAR_ROW_PX = 44;
const BAR_PX = 16;

export type Bar = {
  id: string;
  label: string;
  value: number;
  /** The bar to emphasize, in tomato. */
  highlighted?: boolean;
};

export function BarRow({
  bar,
  topPx,
  x,
  text,
  active,
}: {
  bar: Bar;
  topPx: number;
  x: Scale;
  text: string;
  active: boolean;
}) {
  const negative = bar.value < 0;
  const tone = bar.highlighted ? 'fill-tomato' : active ? 'fill-ink' : 'fill-ink/75';
  return (
    <g>
      <text
        x={x(0) + (negative ? -6 : 6)}
        y={topPx + 15}
        textAnchor={negative ? 'end' : 'start'}
        className={cn(labelClass, 'fill-ink', (bar.highlighted || active) && 'font-medium')}
      >
        {bar.label}
      </text>
      <rect
        x={Math.min(x(0), x(bar.value))}
        y={topPx + 21}
        width={Math.max(1, Math.abs(x(bar.value) - x(0)))}
        height={BAR_PX}
        className={tone}
      />
      <text
        x={x(bar.value) + (negative ? -8 : 8)}
        y={topPx + 21 + BAR_PX / 2 + 4}
        textAnchor={negative ? 'end' : 'start'}
        className={cn(labelClass, 'font-medium', bar.highlighted ? 'fill-tomato-deep' : 'fill-ink')}
      >
        {text}
      </text>
    </g>
  );
}
