import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';

const copy = fulfillmentCalculatorCopy.parts;

type CostCardProps = {
  title: ReactNode;
  /** The rows of the table. */
  children: ReactNode;
  totalUsd: number;
  formula: string;
  notes: ReactNode;
};

/** One method's bill: lines, total, formula and notes. */
export function CostCard({ title, children, totalUsd, formula, notes }: CostCardProps) {
  const titleId = useId();
  return (
    <Card>
      <h4 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
        {title}
      </h4>
      <TableScroller titleId={titleId} className="mt-4">
        <table className="w-full border-collapse text-left text-sm">
          <thead className="spec-print border-b-[1.5px] border-ink">
            <CostHead />
          </thead>
          <tbody>{children}</tbody>
          <tfoot>
            <tr className="border-t-[1.5px] border-ink text-base font-semibold">
              <th scope="row" colSpan={2} className="py-3 pr-3">
                {copy.total}
              </th>
              <td className="py-3 text-right tabular-nums">{formatUsdCents(totalUsd)}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroller>
      <p className="spec-print border-t border-dashed border-ink/50 pt-3">
        <span className="text-muted">{copy.formulaLabel}: </span>
        {formula}
      </p>
      <div className="mt-3 flex flex-col gap-2 text-sm text-muted">{notes}</div>
    </Card>
  );
}

function CostHead() {
  const { line, amount, month } = copy.columns;
  return (
    <tr className="align-bottom">
      <th scope="col" className="py-2 pr-3 font-medium">
        {line}
      </th>
      <th scope="col" className="py-2 font-medium">
        {amount}
      </th>
      <th scope="col" className="py-2 pl-3 text-right font-medium">
        {month}
      </th>
    </tr>
  );
}
