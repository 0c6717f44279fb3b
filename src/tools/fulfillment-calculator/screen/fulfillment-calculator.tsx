import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { StaleResult } from '@/tools/creator-calculator/screen/stale-result.tsx';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CostParts } from './cost-parts.tsx';
import { CostPlotCard } from './cost-plot-card.tsx';
import type { FulfillmentAddress } from './fulfillment-address.ts';
import { FulfillmentFigures } from './fulfillment-figures.tsx';
import { FulfillmentForm } from './fulfillment-form.tsx';
import { FulfillmentPlaceholder } from './fulfillment-placeholder.tsx';
import { KeepComparison } from './keep-comparison.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useFulfillmentCalculator } from './use-fulfillment-calculator.ts';

export type FulfillmentCalculatorProps = {
  words: FulfillmentCalculatorContent;
  address: FulfillmentAddress;
  locale?: string;
};

/** What a month of orders costs with us, as it is today, and with three competitors. */
export function FulfillmentCalculator({
  words,
  address,
  locale = browserLocale(),
}: FulfillmentCalculatorProps) {
  const formId = useId();
  const calculator = useFulfillmentCalculator({ address, locale });
  const { input, models } = calculator;

  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-8 lg:grid-cols-12">
        <Card padding="lg" className="self-start lg:col-span-5">
          <FulfillmentForm id={formId} words={words} calculator={calculator} locale={locale} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-7">
          <StaleResult words={words.stale} isStale={calculator.isStale} formId={formId} />
          {input === null ? (
            <FulfillmentPlaceholder words={words} />
          ) : (
            <div data-print="report" className="flex-1">
              <FulfillmentFigures
                words={words}
                input={input}
                models={models}
                headingRef={calculator.heading}
              />
            </div>
          )}
        </div>
      </div>
      {input && (
        <div data-print="report" className="flex flex-col gap-8">
          <CostPlotCard words={words} input={input} models={models} />
          <SideBySide words={words} input={input} models={models} />
          <CostParts words={words} calculator={calculator} input={input} locale={locale} />
          <KeepComparison words={words.keep} shareUrl={calculator.shareUrl} />
        </div>
      )}
    </div>
  );
}
