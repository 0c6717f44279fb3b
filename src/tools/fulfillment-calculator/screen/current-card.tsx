import type { FulfillmentInput } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CostCard, CostHead } from './cost-card.tsx';
import { formatCount } from './format-count.ts';

export type CurrentCardProps = {
  words: Pick<FulfillmentCalculatorContent, 'parts' | 'methodNames' | 'form'>;
  input: FulfillmentInput;
};

/** The visitor's own bill: the one figure they gave. */
export function CurrentCard({ words: { parts, methodNames, form }, input }: CurrentCardProps) {
  const { monthlyOrders, currentMethod, currentCostPerOrder } = input;
  const monthUsd = monthlyOrders * currentCostPerOrder;
  const cost = formatUsdCents(currentCostPerOrder);

  return (
    <CostCard
      title={methodNames.current}
      head={<CostHead columns={[parts.columns.line, parts.columns.amount, parts.columns.month]} />}
      total={parts.total}
      totalUsd={monthUsd}
      formulaLabel={parts.formulaLabel}
      formula={`${formatCount(monthlyOrders)} × ${cost}`}
      notes={<p>{parts.current.note(form.currentMethod.options[currentMethod])}</p>}
    >
      <tr>
        <th scope="row" className="py-2.5 pr-3 font-medium">
          {parts.current.line}
        </th>
        <td className="py-2.5 tabular-nums">{cost}</td>
        <td className="py-2.5 pl-3 text-right tabular-nums">{formatUsdCents(monthUsd)}</td>
      </tr>
    </CostCard>
  );
}
