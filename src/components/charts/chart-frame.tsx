import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWidth } from '@/components/charts/use-width.ts';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';

/** Props of every chart besides its data. */
export type ChartWords = {
  title: ReactNode;
  /** The finding in one or two sentences, for people who cannot see the plot or do not study it. */
  summary: ReactNode;
  /** Label of the disclosure that holds the numbers as a table. */
  tableLabel?: string;
  className?: string;
};

export type ChartTable = {
  columns: readonly string[];
  /** The first cell of each row is the row's heading. */
  rows: readonly (readonly string[])[];
};

type ChartFrameProps = ChartWords & {
  table: ChartTable;
  /** The exact values at the inspected point. */
  readout?: string;
  /**
   * Renders the plot at this width in px. The svg inside is hidden from assistive technology;
   * interactive parts are labeled by the title's id.
   */
  children: (widthPx: number, titleId: string) => ReactNode;
};

/** A chart's frame: title, finding, plot, exact values, table. */
export function ChartFrame({
  title,
  summary,
  tableLabel = 'See the numbers as a table',
  className,
  table,
  readout,
  children,
}: ChartFrameProps) {
  const [ref, widthPx] = useWidth<HTMLDivElement>();
  const titleId = useId();
  const titleClass = usePartTitleClass(title);
  return (
    <figure aria-labelledby={titleId} className={cn('m-0 min-w-0', className)}>
      <figcaption>
        <p id={titleId} className={cn('font-display text-title', titleClass)}>
          {title}
        </p>
        <p className="mt-1 max-w-measure text-sm text-muted">{summary}</p>
      </figcaption>
      {readout !== undefined && (
        <p
          aria-hidden="true"
          className="spec-print mt-4 min-h-[2.8em] border-t-[1.5px] border-ink pt-2 tabular-nums sm:min-h-0"
        >
          {readout}
        </p>
      )}
      <div ref={ref} className="relative mt-2">
        {children(widthPx, titleId)}
      </div>
      <details data-print="open" className="group mt-2">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          {tableLabel}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-[rotate] group-open:rotate-180"
          />
        </summary>
        <DataTable titleId={titleId} table={table} />
      </details>
    </figure>
  );
}

function DataTable({ titleId, table }: { titleId: string; table: ChartTable }) {
  return (
    <TableScroller titleId={titleId}>
      <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'border-b-[1.5px] border-ink py-1.5 font-mono text-label font-medium',
                  index > 0 && 'pl-4 text-right',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row" className="border-b border-ink/20 py-1.5 font-medium">
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={table.columns[index + 1] ?? index}
                  className="border-b border-ink/20 py-1.5 pl-4 text-right tabular-nums"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
