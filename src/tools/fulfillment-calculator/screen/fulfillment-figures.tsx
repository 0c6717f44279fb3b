import type { RefObject } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { Competitor } from '@/lib/calc/fulfillment/competitors.ts';
import {
  calculateFulfillment,
  type FulfillmentResult,
  shownSaving,
} from '@/lib/calc/fulfillment/fulfillment.ts';
import type { FulfillmentInput } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { minutesPerOrder } from '@/lib/calc/fulfillment/time-saved.assumptions.ts';
import { toTimeSpan } from '@/lib/calc/fulfillment/time-saved.ts';
import { formatInteger, formatUsdCents, formatUsdWhole, showsAsMoney } from '@/lib/format.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { formatCount } from './format-count.ts';

export type FulfillmentFiguresProps = {
  words: FulfillmentCalculatorContent;
  input: FulfillmentInput;
  models: readonly Competitor[];
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** What it comes to, in one sentence and in figures. */
export function FulfillmentFigures({ words, input, models, headingRef }: FulfillmentFiguresProps) {
  const { verdict, figures } = words.results;
  const result = calculateFulfillment(input, models);
  const competitor = input.competitorComparison && words.methodNames[input.competitorComparison];

  return (
    <Card padding="lg" className="flex h-full flex-col gap-8">
      <header>
        <p className="spec-print mb-3 hidden text-muted print:block">
          {`${words.methodNames.provider} · ${words.form.label}`}
        </p>
        <h3 ref={headingRef} tabIndex={-1} className="scroll-mt-28 text-display-3">
          {verdictOf(verdict, input, result)}
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
          value={timeText(words.results, result.timeHoursSaved)}
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
  words: FulfillmentCalculatorContent['results']['verdict'],
  { monthlyOrders }: FulfillmentInput,
  { monthlySavings }: FulfillmentResult,
): string {
  if (monthlyOrders === 0) return words.noOrders;
  if (!showsAsMoney(monthlySavings)) return words.same;
  return monthlySavings > 0 ? words.saves(formatUsdWhole(monthlySavings)) : words.costsMore;
}

function timeText(words: FulfillmentCalculatorContent['results'], hours: number): string {
  const { unit, amount } = toTimeSpan(hours);
  return unit === 'days' ? words.days(formatInteger(amount)) : words.hours(formatCount(amount));
}
