import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';

type RowTableProps = {
  /** The id of the heading that names the table. */
  titleId: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
  /** The room above and below a cell. */
  cellClass?: string;
};

/** A small table: four short columns fit on a phone; with large text, the table itself scrolls. */
export function RowTable({ titleId, columns, rows, cellClass = 'py-3' }: RowTableProps) {
  return (
    <TableScroller titleId={titleId}>
      <table className="w-full text-left text-sm sm:text-base">
        <thead className="spec-print border-b-[1.5px] border-[color:var(--fg)]">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 align-bottom font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-ink/30">
              <th scope="row" className={cn('pr-3 font-semibold last:pr-0', cellClass)}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={cn('pr-3 whitespace-nowrap tabular-nums last:pr-0', cellClass)}
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
