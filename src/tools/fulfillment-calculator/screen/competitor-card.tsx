import {
  type Competitor,
  type CompetitorLineId,
  estimatedAmountUsd,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  costPartsOf,
  monthlyCostUsd,
  monthlyLineCostUsd,
} from '@functions/_shared/domain/calc/fulfillment/cost-line.ts';
import { toUsdText } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { costFormula, formatCount } from '../rules/cost-text.ts';
import { type LineTexts, lineKey } from '../rules/line-texts.ts';
import { CostCard } from './cost-card.tsx';

const { methodNames, parts: copy } = fulfillmentCalculatorCopy;

type CompetitorCardProps = {
  model: Competitor;
  texts: LineTexts;
  monthlyOrders: number;
  locale: string;
  onEdit: (line: CompetitorLineId, text: string) => void;
  onBlur: () => void;
  onReset: () => void;
};

/** A competitor's bill, whose every line can be edited. */
export function CompetitorCard({
  model,
  texts,
  monthlyOrders,
  locale,
  onEdit,
  onBlur,
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
          {isEdited && <Badge tone="butter">{copy.edited}</Badge>}
        </>
      }
      totalUsd={monthlyCostUsd(costPartsOf(model.lines), monthlyOrders)}
      formula={costFormula(formatCount(monthlyOrders), model.lines)}
      notes={
        <>
          <p className="text-ink">
            {copy.source(model.source, formatCalendarDay(model.comparedOn), name)}
          </p>
          <p>{copy.published[model.id]}</p>
          {isTouched && (
            <Button
              variant="tertiary"
              size="sm"
              data-print="hide"
              aria-label={copy.resetOf(name)}
              onClick={onReset}
              className="self-start"
            >
              {copy.reset}
            </Button>
          )}
        </>
      }
    >
      {model.lines.map((line) => (
        <tr key={line.id} className="border-b border-ink/20 last:border-b-0">
          <th scope="row" className="py-2 pr-3 font-medium leading-tight">
            {copy.lines[line.id]}
            <span className="block font-normal text-muted">{copy.basis[line.basis]}</span>
          </th>
          <td className="w-28 py-2">
            <MoneyInput
              aria-label={copy.amountLabel(copy.lines[line.id], copy.basis[line.basis], name)}
              value={texts[lineKey(model.id, line.id)] ?? toUsdText(line.amountUsd, locale)}
              onChange={(event) => onEdit(line.id, event.target.value)}
              onBlur={onBlur}
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
