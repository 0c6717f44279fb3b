import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import {
  providerRateTiers,
  providerRateUsd,
} from '@functions/_shared/domain/money/provider-rate.ts';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatUsdCents, noFigure } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { formatCount } from '../rules/cost-text.ts';
import { CompetitorCard } from './competitor-card.tsx';
import { CostCard } from './cost-card.tsx';
import type { FulfillmentState } from './use-fulfillment-calculator.ts';

const { form, methodNames, parts: copy } = fulfillmentCalculatorCopy;

type CostPartsProps = {
  calculator: Pick<FulfillmentState, 'models' | 'texts' | 'editLine' | 'leaveLine' | 'resetLines'>;
  input: FulfillmentInput;
  locale: string;
};

/** Every bill, line by line; a competitor's lines can be set to the amounts of a real invoice. */
export function CostParts({ calculator, input, locale }: CostPartsProps) {
  const titleClass = usePartTitleClass(copy.title);
  return (
    <section>
      <h3 className={cn('text-display-3', titleClass)}>{copy.title}</h3>
      <p className="mt-3 max-w-measure text-muted">{copy.text}</p>
      <div className="mt-6 grid gap-6 print:items-start md:grid-cols-2">
        <ProviderCard input={input} />
        <CurrentCard input={input} />
      </div>
      <div className="mt-6 grid gap-6 print:items-start lg:grid-cols-3 print:grid-cols-2">
        {calculator.models.map((model) => (
          <CompetitorCard
            key={model.id}
            model={model}
            texts={calculator.texts}
            monthlyOrders={input.monthlyOrders}
            locale={locale}
            onEdit={(line, text) => calculator.editLine(model.id, line, text)}
            onBlur={calculator.leaveLine}
            onReset={() => calculator.resetLines(model.id)}
          />
        ))}
      </div>
      <p className="mt-6 max-w-measure text-sm">{copy.postage}</p>
    </section>
  );
}

type CardProps = { input: FulfillmentInput };

/** Our own bill: three rates, of which one applies to every order of the month. */
function ProviderCard({ input }: CardProps) {
  const { monthlyOrders } = input;
  const rateUsd = providerRateUsd(monthlyOrders);
  const rate = formatUsdCents(rateUsd);

  return (
    <CostCard
      title={methodNames.provider}
      totalUsd={monthlyOrders * rateUsd}
      formula={`${formatCount(monthlyOrders)} × ${rate}`}
      notes={<p>{copy.provider.note}</p>}
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
                ? copy.provider.upTo(formatInteger(upToOrders))
                : copy.provider.above(formatInteger(providerRateTiers[index - 1]?.upToOrders ?? 0))}
              {applies && (
                <span className="block font-normal text-muted">{copy.provider.yours}</span>
              )}
            </th>
            <td className="py-2.5 tabular-nums">
              {copy.provider.perOrder(formatUsdCents(ratePerOrderUsd))}
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

/** The visitor's own bill: the one figure they gave. */
function CurrentCard({ input }: CardProps) {
  const { monthlyOrders, currentMethod, currentCostPerOrder } = input;
  const monthUsd = monthlyOrders * currentCostPerOrder;
  const cost = formatUsdCents(currentCostPerOrder);

  return (
    <CostCard
      title={methodNames.current}
      totalUsd={monthUsd}
      formula={`${formatCount(monthlyOrders)} × ${cost}`}
      notes={<p>{copy.current.note(form.currentMethod.options[currentMethod])}</p>}
    >
      <tr>
        <th scope="row" className="py-2.5 pr-3 font-medium">
          {copy.current.line}
        </th>
        <td className="py-2.5 tabular-nums">{cost}</td>
        <td className="py-2.5 pl-3 text-right tabular-nums">{formatUsdCents(monthUsd)}</td>
      </tr>
    </CostCard>
  );
}
