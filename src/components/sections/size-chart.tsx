import { type ReactNode, useId } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import type { Figure } from '@/content/types.ts';

type SizeChartProps = {
  words: {
    label: string;
    title: string;
    text: string;
    figure: Figure;
    columns: readonly string[];
    /** The first cell of each row is its heading. */
    rows: readonly (readonly string[])[];
  };
  drawing: ReactNode;
};

/** Sizes drawn to one scale, beside their table. */
export function SizeChart({ words, drawing }: SizeChartProps) {
  const titleId = useId();
  return (
    <Section className="max-sm:py-12">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <SectionHeading id={titleId} label={words.label} title={words.title} text={words.text} />
        <SpecSheet className="grid-cols-1 max-sm:hidden lg:grid-cols-1">
          <SpecLabel caption={words.figure.label} value={words.figure.value} />
        </SpecSheet>
      </div>
      <div className="mt-6 grid items-center gap-8 lg:mt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:gap-12">
        <div className="overflow-hidden rounded-card border-[1.5px] border-ink bg-white">
          {drawing}
        </div>
        <TableScroller titleId={titleId}>
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
                  <th scope="row" className="py-2.5 pr-3 font-semibold last:pr-0 lg:py-3.5">
                    {name}
                  </th>
                  {cells.map((cell) => (
                    <td
                      key={cell}
                      className="py-2.5 pr-3 whitespace-nowrap tabular-nums last:pr-0 lg:py-3.5"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      </div>
    </Section>
  );
}
