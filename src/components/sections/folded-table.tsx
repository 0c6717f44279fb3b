import { useId } from 'react';
import { Accordion } from '@/components/ui/accordion.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';

type FoldedTableProps = {
  words: {
    label: string;
    title: string;
    text: string;
    columns: readonly string[];
    /** The first cell of each row is its heading. */
    rows: readonly (readonly string[])[];
    /** What opens the table. */
    open: string;
  };
};

/** A table that opens beside its heading; with large text, the table itself scrolls. */
export function FoldedTable({ words }: FoldedTableProps) {
  const titleId = useId();
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div>
        <p className="spec-print mb-2 text-muted">{words.label}</p>
        <h3 id={titleId} className="text-display-3">
          {words.title}
        </h3>
        <p className="mt-3 max-w-measure text-muted">{words.text}</p>
      </div>
      <Accordion
        printsAll
        headingLevel={4}
        className="self-start"
        items={[{ id: 'table', title: words.open, content: <Table {...{ words, titleId }} /> }]}
      />
    </div>
  );
}

function Table({ words, titleId }: FoldedTableProps & { titleId: string }) {
  return (
    <TableScroller titleId={titleId}>
      <table className="w-full text-left text-sm sm:text-base">
        <thead className="spec-print border-b-[1.5px] border-[color:var(--fg)]">
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 align-bottom font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-ink/30">
              <th scope="row" className="py-3 pr-3 font-semibold last:pr-0">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={words.columns[index + 1]}
                  className="py-3 pr-3 whitespace-nowrap tabular-nums last:pr-0"
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
