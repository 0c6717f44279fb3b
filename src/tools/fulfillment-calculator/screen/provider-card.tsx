import type { FulfillmentInput } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { providerRateTiers, providerRateUsd } from '@/lib/calc/fulfillment/provider-rate.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatUsdCents, noFigure } from '@/lib/format.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CostCard, CostHead } from './cost-card.tsx';
import { formatCount } from './format-count.ts';

export type ProviderCardProps = {
  words: Pick<FulfillmentCalculatorContent, 'parts' | 'methodNames'>;
  input: FulfillmentInput;
};

/** Our own bill: three rates, of which one applies to every order of the month. */
export function ProviderCard({ words: { parts, methodNames }, input }: ProviderCardProps) {
  const { monthlyOrders } = input;
  const rateUsd = providerRateUsd(monthlyOrders);
  const rate = formatUsdCents(rateUsd);

  return (
    <CostCard
      title={methodNames.provider}
      head={<CostHead columns={[parts.columns.line, parts.columns.amount, parts.columns.month]} />}
      total={parts.total}
      totalUsd={monthlyOrders * rateUsd}
      formulaLabel={parts.formulaLabel}
      formula={`${formatCount(monthlyOrders)} × ${rate}`}
      notes={<p>{parts.provider.note}</p>}
    >
      {providerRateTiers.map(({ upToOrders, ratePerOrderUsd }, index) => {
        const applies = ratePerOrderUsd === rateUsd;
        return (
          <tr
            key={upToOrders}
            className={cn('border-b border-ink/20 last:border-b-0', applies && 'bg-butter/40')}
          >
            <th scope="row" className="py-2.5 pr-3 pl-1.5 font-medium leading-tight">
              {Number.isFinite(upToOrders)
                ? parts.provider.upTo(formatInteger(upToOrders))
                : parts.provider.above(
                    formatInteger(providerRateTiers[index - 1]?.upToOrders ?? 0),
                  )}
              {applies && (
                <span className="block font-normal text-muted">{parts.provider.yours}</span>
              )}
            </th>
            <td className="py-2.5 tabular-nums">
              {parts.provider.perOrder(formatUsdCents(ratePerOrderUsd))}
            </td>
            <td className="py-2.5 pr-1.5 pl-3 text-right tabular-nums">
              {applies ? formatUsdCents(monthlyOrders * rateUsd) : noFigure}
            </td>
          </tr>
        );
      })}
    </CostCard>
  );
}
