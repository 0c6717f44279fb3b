import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartFrame, type ChartWords } from '@/components/charts/chart-frame.tsx';
import { linearScale, type Scale } from '@/components/charts/scale.ts';
import {
  type WaterfallRow,
  type WaterfallStep,
  waterfallDomain,
  waterfallRows,
} from '@/components/charts/waterfall-rows.ts';
import { cn } from '@/lib/cn.ts';

export type WaterfallChartProps = ChartWords & {
  /** Heads the first column of the table: "Step". */
  stepLabel: string;
  rangeLabels: Readonly<{ low: string; likely: string; high: string }>;
  start: number;
  startLabel: string;
  steps: readonly (WaterfallStep & {
    /** Stands under the amount: "your figure". */
    mark?: string | undefined;
    /** What opens with the row. */
    detail?: ReactNode;
  })[];
  endLabel: string;
  formatValue: (value: number) => string;
};

/**
 * From a start amount down to what remains, one row a step: on any width a list, each row with its
 * bar. A row with a detail opens.
 */
export function WaterfallChart({
  stepLabel,
  rangeLabels,
  start,
  startLabel,
  steps,
  endLabel,
  formatValue,
  ...words
}: WaterfallChartProps) {
  const rows = waterfallRows({ start, startLabel, steps, endLabel });
  const x = linearScale(waterfallDomain(rows), [0, 100]);
  const stepOf = (row: WaterfallRow) => steps.find(({ id }) => id === row.id);

  return (
    <ChartFrame
      {...words}
      table={{
        columns: [stepLabel, rangeLabels.low, rangeLabels.likely, rangeLabels.high],
        rows: rows.map(({ label, amount }) => [
          label,
          formatValue(amount.low),
          formatValue(amount.likely),
          formatValue(amount.high),
        ]),
      }}
    >
      {(_, titleId) => (
        <ol
          aria-labelledby={titleId}
          className="@container m-0 list-none border-t-[1.5px] border-ink p-0"
        >
          {rows.map((row) => {
            const { mark, detail } = stepOf(row) ?? {};
            const line = <RowLine row={row} x={x} mark={mark} formatValue={formatValue} />;
            return (
              <li
                key={row.id}
                className={cn('border-b', row.kind === 'step' ? 'border-ink/20' : 'border-ink')}
              >
                {detail === undefined ? (
                  <div className={rowClass}>{line}</div>
                ) : (
                  <details className="group">
                    <summary
                      className={cn(
                        rowClass,
                        'cursor-pointer list-none hover:bg-butter/20 [&::-webkit-details-marker]:hidden',
                      )}
                    >
                      {line}
                      <ChevronDown
                        aria-hidden="true"
                        className="col-start-2 row-start-1 size-4 self-center transition-[rotate] group-open:rotate-180 max-sm:@min-[16rem]:col-start-3 sm:col-start-4 print:hidden"
                      />
                    </summary>
                    <div className="pb-5 sm:pl-4">{detail}</div>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </ChartFrame>
  );
}

/**
 * Name and amount in a line, the bar below them; from sm on all three beside each other. With large
 * text, the amount comes below the name, which would break its words beside it.
 */
const rowClass =
  'grid min-h-11 grid-cols-[1fr_1rem] items-center gap-x-3 gap-y-1 py-2 max-sm:@min-[16rem]:grid-cols-[1fr_auto_1rem] sm:grid-cols-[minmax(9rem,14rem)_1fr_6.5rem_1rem]';

function RowLine({
  row,
  x,
  mark,
  formatValue,
}: {
  row: WaterfallRow;
  x: Scale;
  mark: string | undefined;
  formatValue: (value: number) => string;
}) {
  const { kind, label, amount, bar } = row;
  const isTotal = kind !== 'step';
  const minus = kind === 'step' && amount.likely > 0 ? '-' : '';
  return (
    <>
      <span
        className={cn(
          'col-start-1 row-start-1 min-w-0 text-sm leading-tight',
          isTotal && 'font-semibold',
        )}
      >
        {label}
        {mark !== undefined && <span className="block text-muted">{mark}</span>}
      </span>
      <span
        className={cn(
          'col-start-1 row-start-2 text-sm tabular-nums max-sm:@min-[16rem]:col-start-2 max-sm:@min-[16rem]:row-start-1 max-sm:@min-[16rem]:text-right sm:col-start-3 sm:row-start-1 sm:text-right',
          isTotal && 'font-semibold',
        )}
      >
        {minus}
        {formatValue(amount.likely)}
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        className="col-span-full col-start-1 row-start-3 h-3.5 w-full max-sm:@min-[16rem]:row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1"
      >
        {bar.ghostTo > bar.ghostFrom && (
          <rect
            x={x(bar.ghostFrom)}
            y={4}
            width={x(bar.ghostTo) - x(bar.ghostFrom)}
            height={6}
            className="fill-ink/20"
          />
        )}
        <rect
          x={x(bar.from)}
          y={0}
          width={Math.max(0.4, x(bar.to) - x(bar.from))}
          height={14}
          className={barTone(row)}
        />
        {kind === 'step' && bar.ghostTo < bar.to && (
          <rect x={x(bar.ghostTo)} y={4} width={0.4} height={6} className="fill-paper" />
        )}
        <rect x={Math.min(99.7, x(0))} y={0} width={0.3} height={14} className="fill-ink" />
      </svg>
    </>
  );
}

function barTone({ kind, amount }: WaterfallRow): string {
  if (kind === 'step') return 'fill-ink/75';
  if (kind === 'end') return amount.likely < 0 ? 'fill-tomato' : 'fill-leaf';
  return kind === 'left' ? 'fill-kraft' : 'fill-ink';
}
