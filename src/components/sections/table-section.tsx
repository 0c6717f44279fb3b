import { useId } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import type { Ground } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type TableSectionProps = {
  words: {
    label: string;
    title: string;
    text: string;
    columns: readonly string[];
    /** The first cell of each row is its heading. */
    rows: readonly (readonly string[])[];
    note?: string;
  };
  ground: Ground;
};

/** A small table: four short columns fit on a phone; with large text, the table itself scrolls. */
export function TableSection({ words, ground }: TableSectionProps) {
  const titleId = useId();
  return (
    <Section ground={ground}>
      <SectionHeading id={titleId} label={words.label} title={words.title} text={words.text} />
      <TableScroller titleId={titleId} className="mt-10">
        <table className="w-full text-left text-sm sm:text-base">
          <thead className="spec-print border-b-[1.5px] border-[color:var(--fg)]">
            <tr>
              {words.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-2 pr-3 align-bottom font-normal last:pr-0"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b border-ink/30">
                <th scope="row" className="py-3 pr-3 last:pr-0 font-semibold">
                  {name}
                </th>
                {cells.map((cell) => (
                  <td
                    key={cell}
                    className={cn(
                      'py-3 pr-3 last:pr-0 tabular-nums',
                      // Short cells, such as a range, do not wrap.
                      cell.length < 14 && 'whitespace-nowrap',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      {words.note && <p className="spec-print mt-4 text-muted">{words.note}</p>}
    </Section>
  );
}
