import type { Competitor } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  calculateFulfillment,
  type FulfillmentResult,
  shownSaving,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { minutesPerOrder } from '@functions/_shared/domain/calc/fulfillment/time-saved.assumptions.ts';
import { toTimeSpan } from '@functions/_shared/domain/calc/fulfillment/time-saved.ts';
import { type RefObject, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { formatInteger, formatUsdCents, formatUsdWhole, showsAsMoney } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { formatCount } from '../rules/cost-text.ts';
import { likeForLikeNotes } from './like-for-like.ts';

const { form, methodNames, results } = fulfillmentCalculatorCopy;
const { figures, verdict } = results;

type FulfillmentFiguresProps = {
  input: FulfillmentInput;
  models: readonly Competitor[];
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The result, in one sentence and in figures. */
export function FulfillmentFigures({ input, models, headingRef }: FulfillmentFiguresProps) {
  const likeId = useId();
  const result = calculateFulfillment(input, models);
  const competitor = input.competitorComparison && methodNames[input.competitorComparison];

  return (
    <Card padding="lg" className="flex h-full flex-col gap-8">
      <header>
        <p className="spec-print mb-3 hidden text-muted print:block">
          {`${methodNames.provider} · ${form.label}`}
        </p>
        <h3 ref={headingRef} tabIndex={-1} className="scroll-mt-28 text-display-3">
          {verdictOf(input, result)}
        </h3>
        <p className="mt-3 text-sm text-muted">
          {verdict.basis(
            formatCount(input.monthlyOrders),
            formatUsdCents(input.currentCostPerOrder),
          )}{' '}
          {verdict.estimate}
        </p>
        {result.monthlySavings < 0 && showsAsMoney(result.monthlySavings) && (
          <p data-ground="butter" className="mt-4 rounded-field p-4">
            {verdict.dearer(formatUsdWhole(-result.monthlySavings))}
          </p>
        )}
      </header>
      <SpecSheet className="lg:grid-cols-2">
        <SpecLabel
          tone="leaf"
          caption={figures.monthlySavings}
          value={formatUsdWhole(shownSaving(result.monthlySavings))}
        />
        <SpecLabel
          tone="leaf"
          caption={figures.yearlySavings}
          value={formatUsdWhole(shownSaving(result.yearlySavings))}
        />
      </SpecSheet>
      <section aria-labelledby={likeId} data-ground="butter" className="rounded-field p-4 text-sm">
        <h4 id={likeId} className="font-sans font-semibold tracking-normal">
          {results.likeForLike.title}
        </h4>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          {likeForLikeNotes(input, models).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <SpecSheet className="print:grid-cols-3">
        <SpecLabel
          size="md"
          caption={figures.pickPackCost}
          value={formatUsdWhole(result.pickPackCost)}
          note={figures.rate(formatUsdCents(result.ratePerOrderUsd))}
        />
        <SpecLabel
          size="md"
          caption={figures.currentTotalCost}
          value={formatUsdWhole(result.currentTotalCost)}
        />
        <SpecLabel
          size="md"
          caption={figures.timeSaved}
          value={timeText(result.timeHoursSaved)}
          note={figures.timeNote(minutesPerOrder.value[input.currentMethod])}
        />
        {competitor && result.competitorCost !== null && result.competitorSavings !== null && (
          <>
            <SpecLabel
              size="md"
              caption={figures.competitorCost(competitor)}
              value={formatUsdWhole(result.competitorCost)}
            />
            <SpecLabel
              size="md"
              caption={figures.competitorSavings(competitor)}
              value={formatUsdWhole(shownSaving(result.competitorSavings))}
              note={
                result.competitorSavings < 0 && showsAsMoney(result.competitorSavings)
                  ? figures.competitorCheaper(competitor, formatUsdWhole(-result.competitorSavings))
                  : figures.perMonthNote
              }
            />
          </>
        )}
      </SpecSheet>
    </Card>
  );
}

function verdictOf(
  { monthlyOrders }: FulfillmentInput,
  { monthlySavings }: FulfillmentResult,
): string {
  if (monthlyOrders === 0) return verdict.noOrders;
  if (!showsAsMoney(monthlySavings)) return verdict.same;
  return monthlySavings > 0 ? verdict.saves(formatUsdWhole(monthlySavings)) : verdict.costsMore;
}

export function timeText(hours: number): string {
  const { unit, amount } = toTimeSpan(hours);
  return unit === 'days' ? results.days(formatInteger(amount)) : results.hours(formatCount(amount));
}
