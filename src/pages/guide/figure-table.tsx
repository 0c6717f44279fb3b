import { cn } from '@/lib/cn.ts';
import type { GuideTable } from './chapter-type.ts';
import { guidePdf } from './pdf-copy.ts';

/** A name and its figures in each row; totals stand out. */
export function FigureTable({ title, table }: { title: string; table: GuideTable }) {
  const { columns, rows, note } = table;
  return (
    <figure className="mt-6 mb-6">
      <table aria-label={title} className="w-full text-left">
        <thead className="spec-print border-b-[1.5px] border-ink">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn('py-2 pr-3 font-normal last:pr-0', index > 0 && 'text-right')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...figures]) => {
            const isTotal = guidePdf.totals.some((total) => name.startsWith(total));
            return (
              <tr
                key={name}
                className={cn('border-b', isTotal ? 'border-ink font-semibold' : 'border-ink/20')}
              >
                <th
                  scope="row"
                  className={cn('py-2 pr-3', isTotal ? 'font-semibold' : 'font-normal')}
                >
                  {name}
                </th>
                {figures.map((figure, index) => (
                  <td
                    key={columns[index + 1]}
                    className="py-2 pr-3 text-right tabular-nums last:pr-0"
                  >
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption className="mt-2 text-sm text-muted">{note}</figcaption>
    </figure>
  );
}
