import { useId } from 'react';
import { Accordion } from '@/components/ui/accordion.tsx';
import { RowTable } from '@/components/ui/row-table.tsx';

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

/** A table that opens beside its heading. */
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
        items={[
          {
            id: 'table',
            title: words.open,
            content: <RowTable titleId={titleId} columns={words.columns} rows={words.rows} />,
          },
        ]}
      />
    </div>
  );
}
