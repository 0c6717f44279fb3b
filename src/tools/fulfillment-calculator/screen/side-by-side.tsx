import {
  compareMethods,
  type MethodCost,
} from '@functions/_shared/domain/calc/fulfillment/compare-methods.ts';
import type { Competitor } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents, formatUsdWhole, noFigure, showsAsMoney } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { formatCount } from '../rules/cost-text.ts';

const { methodNames, table: copy, results } = fulfillmentCalculatorCopy;

type SideBySideProps = {
  input: FulfillmentInput;
  models: readonly Competitor[];
};

/** Every method's cost for the same orders. Phones leave out two columns derived from others. */
export function SideBySide({ input, models }: SideBySideProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const rows = compareMethods(input, models);
  const lowestUsd = Math.min(...rows.map(({ monthlyUsd }) => monthlyUsd));
  const { method, month, each, year, against } = copy.columns;

  return (
    // On paper it comes before the plot, which is too tall for the rest of the first sheet.
    <Card padding="lg" className="print:order-first">
      <h3 id={titleId} className={cn('text-display-3', titleClass)}>
        {copy.title}
      </h3>
      <TableScroller titleId={titleId} className="mt-2">
        <table className="w-full border-collapse text-left text-sm sm:text-base">
          <caption className="pb-4 text-left text-muted">
            {copy.caption(formatCount(input.monthlyOrders))}
          </caption>
          <thead className="spec-print border-b-[1.5px] border-ink align-bottom">
            <tr>
              <Heading>{method}</Heading>
              <Heading isFigure>{month}</Heading>
              <Heading isFigure wideOnly>
                {each}
              </Heading>
              <Heading isFigure wideOnly>
                {year}
              </Heading>
              <Heading isFigure>{against}</Heading>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.method} className="border-b border-ink/20 align-top last:border-b-0">
                <th scope="row" className="py-3 pr-3 font-semibold">
                  <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                    {methodNames[row.method]}{' '}
                    {row.monthlyUsd === lowestUsd && <Badge tone="leaf">{copy.lowest}</Badge>}{' '}
                    {row.method === input.competitorComparison && (
                      <Badge tone="butter">{copy.chosen}</Badge>
                    )}
                  </span>
                  <span className="block text-sm font-normal text-muted">{partsText(row)}</span>
                </th>
                <Figure className="font-semibold">{formatUsdWhole(row.monthlyUsd)}</Figure>
                <Figure wideOnly>
                  {row.eachOrderUsd === null ? noFigure : formatUsdCents(row.eachOrderUsd)}
                </Figure>
                <Figure wideOnly>{formatUsdWhole(row.yearlyUsd)}</Figure>
                <Figure>{row.method === 'provider' ? noFigure : againstText(row)}</Figure>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <p className="mt-4 max-w-measure text-sm">
        {results.likeForLike.ours} {results.likeForLike.all}
      </p>
    </Card>
  );
}

type CellProps = { wideOnly?: boolean; className?: string; children: string };

function Heading({ isFigure = false, wideOnly, children }: CellProps & { isFigure?: boolean }) {
  return (
    <th
      scope="col"
      className={cn(
        'py-2 font-medium',
        isFigure ? 'pl-3 text-right' : 'pr-3',
        wideOnly && 'max-md:hidden',
      )}
    >
      {children}
    </th>
  );
}

function Figure({ wideOnly, className, children }: CellProps) {
  return (
    <td className={cn('py-3 pl-3 text-right tabular-nums', wideOnly && 'max-md:hidden', className)}>
      {children}
    </td>
  );
}

function partsText({ perOrderUsd, perMonthUsd }: MethodCost): string {
  const perOrder = formatUsdCents(perOrderUsd);
  return perMonthUsd > 0
    ? copy.parts(perOrder, formatUsdCents(perMonthUsd))
    : copy.perOrderOnly(perOrder);
}

function againstText({ aboveProviderUsd }: MethodCost): string {
  const amount = formatUsdWhole(aboveProviderUsd);
  return aboveProviderUsd > 0 && showsAsMoney(aboveProviderUsd) ? copy.more(amount) : amount;
}
