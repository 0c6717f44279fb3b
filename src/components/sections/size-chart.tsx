import { type ReactNode, useId } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { RowTable } from '@/components/ui/row-table.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
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
        <RowTable
          titleId={titleId}
          columns={words.columns}
          rows={words.rows}
          cellClass="py-2.5 lg:py-3.5"
        />
      </div>
    </Section>
  );
}
