import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import {
  type Competitor,
  type CompetitorLineId,
  estimatedAmountUsd,
} from '@/lib/calc/fulfillment/competitors.ts';
import {
  costPartsOf,
  monthlyCostUsd,
  monthlyLineCostUsd,
} from '@/lib/calc/fulfillment/cost-line.ts';
import { toUsdText } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { formatCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CostCard, CostHead } from './cost-card.tsx';
import { costFormula } from './cost-formula.ts';
import { formatCount } from './format-count.ts';
import { type LineTexts, lineKey } from './line-texts.ts';

export type CompetitorCardProps = {
  words: Pick<FulfillmentCalculatorContent, 'parts' | 'methodNames'>;
  model: Competitor;
  texts: LineTexts;
  monthlyOrders: number;
  locale: string;
  onEdit: (line: CompetitorLineId, text: string) => void;
  onLeave: () => void;
  onReset: () => void;
};

/** A competitor's bill, every line of it open to correction. */
export function CompetitorCard({
  words: { parts, methodNames },
  model,
  texts,
  monthlyOrders,
  locale,
  onEdit,
  onLeave,
  onReset,
}: CompetitorCardProps) {
  const name = methodNames[model.id];
  const isEdited = model.lines.some(
    (line) => line.amountUsd !== estimatedAmountUsd(model.id, line.id),
  );
  const isTouched = model.lines.some((line) => texts[lineKey(model.id, line.id)] !== undefined);

  return (
    <CostCard
      title={
        <>
          {name}
          {isEdited && <Badge tone="butter">{parts.edited}</Badge>}
        </>
      }
      head={<CostHead columns={[parts.columns.line, parts.columns.amount, parts.columns.month]} />}
      total={parts.total}
      totalUsd={monthlyCostUsd(costPartsOf(model.lines), monthlyOrders)}
      formulaLabel={parts.formulaLabel}
      formula={costFormula(formatCount(monthlyOrders), model.lines)}
      notes={
        <>
          <p className="text-ink">
            {parts.source(model.source, formatCalendarDay(model.comparedOn), name)}
          </p>
          <p>{parts.published[model.id]}</p>
          {isTouched && (
            <Button
              variant="tertiary"
              size="sm"
              data-print="hide"
              aria-label={parts.resetOf(name)}
              onClick={onReset}
              className="self-start"
            >
              {parts.reset}
            </Button>
          )}
        </>
      }
    >
      {model.lines.map((line) => (
        <tr key={line.id} className="border-b border-ink/20 last:border-b-0">
          <th scope="row" className="py-2 pr-3 font-medium leading-tight">
            {parts.lines[line.id]}
            <span className="block font-normal text-muted">{parts.basis[line.basis]}</span>
          </th>
          <td className="w-28 py-2">
            <MoneyInput
              aria-label={parts.amountLabel(parts.lines[line.id], parts.basis[line.basis], name)}
              value={texts[lineKey(model.id, line.id)] ?? toUsdText(line.amountUsd, locale)}
              onChange={(event) => onEdit(line.id, event.target.value)}
              onBlur={onLeave}
              className="min-h-11"
            />
          </td>
          <td className="py-2 pl-3 text-right tabular-nums">
            {formatUsdCents(monthlyLineCostUsd(line, monthlyOrders))}
          </td>
        </tr>
      ))}
    </CostCard>
  );
}
