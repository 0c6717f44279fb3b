import { type ReactNode, useId, useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { toNumberText } from '@/lib/parse-number.ts';
import { EngagementDialog } from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';
import { EngagementHelp } from '@/tools/engagement-dialog/screen/engagement-help.tsx';
import type { FactorySectionCopy } from '@/tools/factories/copy.ts';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import {
  CalculatorAnswersOffer,
  type CalculatorAnswersOfferProps,
  toSharedAnswers,
} from '@/tools/shared/calculator-answers-offer.tsx';
import { moveFocus } from '@/tools/shared/move-focus.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { RevenueRequest } from '../rules/revenue-request.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { Extras } from './extras.tsx';
import { ReportAddress } from './report-address.tsx';
import { ResultArea } from './result-area.tsx';
import { type StepLimitsMs, stepLimitsMs } from './run-submission.ts';
import type { RevenueCalculatorServices } from './services.ts';
import { useCalculatorScreen } from './use-calculator-screen.ts';

export type RevenueCalculatorProps = {
  words: RevenueCalculatorContent;
  factoryWords: FactorySectionCopy;
  services: RevenueCalculatorServices;
  address: ToolAddress<RevenueRequest>;
  moreTools: ReactNode;
  /** What other tools were told; without it nothing is offered and nothing is kept. */
  sharedAnswers?: Pick<CalculatorAnswersOfferProps, 'words' | 'memory'>;
  locale?: string;
  limitsMs?: StepLimitsMs;
};

/** The free revenue calculator: form beside result, and below what the email brings. */
export function RevenueCalculator({
  words,
  factoryWords,
  services,
  address,
  moreTools,
  sharedAnswers,
  locale = browserLocale(),
  limitsMs = stepLimitsMs,
}: RevenueCalculatorProps) {
  const formId = useId();
  const formPlace = useRef<HTMLDivElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const [isEngagementOpen, setEngagementOpen] = useState(false);
  const { form, calculator, isStale, submit, clear } = useCalculatorScreen({
    services,
    toasts: words.toasts,
    address,
    locale,
    limitsMs,
    onCalculated: ({ request, isRateAssumed }) =>
      sharedAnswers?.memory.save(toSharedAnswers(request, { isRateAssumed })),
  });
  const { state, email } = calculator;

  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-8 lg:grid-cols-12">
        <Card ref={formPlace} padding="lg" className="self-start lg:col-span-6">
          {sharedAnswers && (
            <CalculatorAnswersOffer
              {...sharedAnswers}
              fields={form.fields}
              onUse={form.change}
              locale={locale}
              onForgotten={clear}
              className="mb-6"
            />
          )}
          <CalculatorForm
            id={formId}
            words={words}
            form={form}
            running={state.running}
            engagementHelp={<EngagementHelp onCalculate={() => setEngagementOpen(true)} />}
            reportAddress={
              <ReportAddress
                words={words.email}
                address={email.address}
                running={state.running}
                onChange={calculator.changeEmail}
              />
            }
            onSubmit={submit}
            onClear={() => {
              sharedAnswers?.memory.dismiss();
              clear();
            }}
          />
        </Card>
        <ResultArea
          className="lg:col-span-6"
          words={words}
          state={state}
          address={address}
          services={services}
          onSeePricing={calculator.showPricing}
          onBack={calculator.showResults}
          isStale={isStale}
          formId={formId}
          headingRef={resultHeading}
        />
      </div>
      <Extras
        words={words}
        factoryWords={factoryWords}
        state={state}
        onAsk={calculator.askForExtras}
        onRepeat={calculator.repeatFailedSteps}
        onChangeAddress={calculator.changeEmail}
        onSearchFactories={calculator.searchCountry}
      />
      <BookingCall words={words.callToAction}>{moreTools}</BookingCall>
      <EmailDialog
        words={words}
        open={state.emailDialogOpen}
        initialEmail={email.typed}
        running={state.running}
        steps={state.steps}
        onSubmit={calculator.submitEmail}
        onDismiss={calculator.dismissEmail}
        // The figures are what comes next, not the button that asked for them.
        onCloseAutoFocus={(event) => moveFocus(event, resultHeading.current)}
      />
      <EngagementDialog
        open={isEngagementOpen}
        onOpenChange={setEngagementOpen}
        onUse={(ratePct) => form.change({ engagementRate: toNumberText(ratePct, locale) })}
        locale={locale}
        // What opened it went away with the help popover.
        onCloseAutoFocus={(event) =>
          moveFocus(event, formPlace.current?.querySelector<HTMLElement>('[name="engagementRate"]'))
        }
      />
    </div>
  );
}
