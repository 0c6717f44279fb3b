import { calculateFulfillment } from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import {
  openAddress,
  type SharedFulfillment,
  toFulfillmentParams,
} from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { fulfillmentCalculatorAnchor, paths } from '@/config/paths.ts';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { type ToolProduct, useToolProduct } from '@/hooks/use-tool-product.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { BookingCall } from '../shared/booking-call.tsx';
import { browserLocale } from '../shared/browser-locale.ts';
import { KeepFrame, PrintAndCopy } from '../shared/keep-frame.tsx';
import { KnownAnswersNote } from '../shared/known-answers-note.tsx';
import { ownResult } from '../shared/own-result.ts';
import { SharedResultHead } from '../shared/shared-result-head.tsx';
import { StaleNote } from '../shared/stale-note.tsx';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import type { ToolAddress } from '../shared/use-query-address.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { type SharedResult, useSharedResult } from '../shared/use-shared-result.ts';
import { fulfillmentCalculatorCopy as copy } from './copy.ts';
import { isAddressOfForm } from './screen/address-of-form.ts';
import { CostParts } from './screen/cost-parts.tsx';
import { CostPlotCard } from './screen/cost-plot-card.tsx';
import { FulfillmentExample } from './screen/fulfillment-example.tsx';
import { FulfillmentFigures } from './screen/fulfillment-figures.tsx';
import { FulfillmentForm } from './screen/fulfillment-form.tsx';
import { fulfillmentFigures } from './screen/link-figures.ts';
import { SideBySide } from './screen/side-by-side.tsx';
import { useFulfillmentCalculator } from './screen/use-fulfillment-calculator.ts';
import { formKey } from './storage.ts';

/** What a month of orders costs with us, the visitor's own way, and with three competitors. */
export function FulfillmentCalculator() {
  usePrefetchQueued();
  return <FulfillmentCalculatorOfProduct key={useProductKey()} />;
}

function FulfillmentCalculatorOfProduct() {
  const locale = browserLocale();
  const pageAddress = useQueryAddress({
    toParams: toFulfillmentParams,
    path: `${paths.fulfillment}#${fulfillmentCalculatorAnchor}`,
  });
  const address = useProductAddress({
    tool: 'fulfillment',
    address: pageAddress,
    storedKeys: [formKey],
    isOwn: (params) => isAddressOfForm(params, locale),
  });
  const shared = useSharedResult(openAddress(address.initialParams, locale).input !== null);
  const product = useToolProduct('fulfillment');
  return (
    <FulfillmentCalculatorScreen
      address={address}
      shared={shared}
      product={product}
      locale={locale}
    />
  );
}

type FulfillmentCalculatorScreenProps = {
  address: ToolAddress<SharedFulfillment>;
  /** How the page was opened. */
  shared?: SharedResult;
  /** The visitor's product; without it nothing is filled in and nothing is learned. */
  product?: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  locale: string;
};

export function FulfillmentCalculatorScreen({
  address,
  shared = ownResult,
  product,
  locale,
}: FulfillmentCalculatorScreenProps) {
  const formId = useId();
  const calculator = useFulfillmentCalculator({
    address,
    locale,
    known: product?.known.answers,
    isShared: shared.isShared,
    onCalculated: (answers) => {
      shared.endShared();
      if (product) learnAnswers('fulfillment', answers);
    },
  });
  const { input, models } = calculator;

  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-8 lg:grid-cols-12">
        <Card padding="lg" className="self-start lg:col-span-5">
          {product && (
            <KnownAnswersNote
              product={product}
              filled={calculator.filled.monthlyOrders === undefined ? [] : ['monthlyOrders']}
              onEmpty={calculator.emptyFilled}
              onForgotten={calculator.clear}
              className="mb-6"
            />
          )}
          <FulfillmentForm
            id={formId}
            calculator={{
              ...calculator,
              clear: () => {
                product?.decline();
                shared.endShared();
                calculator.clear();
              },
            }}
            locale={locale}
          />
        </Card>
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-7">
          <StaleNote
            isStale={calculator.isStale}
            formId={formId}
            data-print="hide"
            className="empty:hidden"
          />
          {input !== null && (
            <SharedResultHead
              link={calculator.openedLink}
              now={fulfillmentFigures(calculateFulfillment(input, models))}
              result={shared}
              text={copy.shared}
              ownHref={`${paths.fulfillment}#${fulfillmentCalculatorAnchor}`}
            />
          )}
          {input === null ? (
            <FulfillmentExample fields={calculator.fields} locale={locale} />
          ) : (
            <div data-print="report" className="flex-1">
              <FulfillmentFigures input={input} models={models} headingRef={calculator.heading} />
            </div>
          )}
        </div>
      </div>
      {input && (
        <div data-print="report" className="flex flex-col gap-8">
          <PhoneParts>
            <PhonePart title={copy.plot.title}>
              <CostPlotCard input={input} models={models} />
            </PhonePart>
            <PhonePart title={copy.table.title} defaultOpen>
              <SideBySide input={input} models={models} />
            </PhonePart>
            <PhonePart title={copy.parts.title}>
              <CostParts calculator={calculator} input={input} locale={locale} />
            </PhonePart>
          </PhoneParts>
          <KeepFrame words={copy.keep} className="flex-wrap items-center justify-between gap-x-8">
            <div className="flex flex-wrap items-start gap-3">
              <PrintAndCopy words={copy.keep} shareUrl={calculator.shareUrl} />
            </div>
          </KeepFrame>
          <BookingCall words={copy.call} resultUrl={calculator.shareUrl} />
        </div>
      )}
    </div>
  );
}
