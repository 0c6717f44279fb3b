import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import type { SharedRevenue } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { useId, useRef, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { EngagementDialog } from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';
import { EngagementHelp } from '@/tools/engagement-dialog/screen/engagement-help.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { moveFocus } from '@/tools/shared/move-focus.ts';
import { ownResult } from '@/tools/shared/own-result.ts';
import { RevenueExample } from '@/tools/shared/revenue-example.tsx';
import { sharedLink } from '@/tools/shared/shared-link.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import { filledRevenueNames } from '../rules/known-answers.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { Extras } from './extras.tsx';
import { ReportAddress } from './report-address.tsx';
import { ResultArea } from './result-area.tsx';
import { type StepLimitsMs, stepLimitsMs } from './run-submission.ts';
import { useCalculatorScreen } from './use-calculator-screen.ts';

const { callToAction } = revenueCalculatorCopy;

export type RevenueCalculatorScreenProps = {
  address: ToolAddress<SharedRevenue>;
  /** How the page was opened. */
  shared?: SharedResult;
  /** The visitor's product; without it nothing is filled in and nothing is learned. */
  product?: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  locale: string;
  limitsMs?: StepLimitsMs;
};

/** The free revenue calculator: form beside result, and below what the email brings. */
export function RevenueCalculatorScreen({
  address,
  shared = ownResult,
  product,
  locale,
  limitsMs = stepLimitsMs,
}: RevenueCalculatorScreenProps) {
  const formId = useId();
  const formPlace = useRef<HTMLDivElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const [isEngagementOpen, setEngagementOpen] = useState(false);
  const screen = useCalculatorScreen({
    address,
    shared,
    locale,
    limitsMs,
    known: product?.known.answers,
    onCalculated: (answers) => {
      if (product) learnAnswers('revenue', answers);
    },
  });
  const { form, calculator, isStale, resultUrl, submit, chooseCost, clear } = screen;
  const { state, email } = calculator;

  return (
    <div className="flex flex-col gap-6 sm:gap-12">
      <div className="grid gap-6 sm:gap-8 lg:grid-cols-12">
        <Card ref={formPlace} padding="lg" className="self-start lg:col-span-6">
          {product && (
            <KnownAnswersNote
              product={product}
              filled={filledRevenueNames(form.filled)}
              onEmpty={form.emptyFilled}
              onForgotten={clear}
              className="mb-6"
            />
          )}
          <CalculatorForm
            id={formId}
            form={form}
            running={state.running}
            engagementHelp={<EngagementHelp onCalculate={() => setEngagementOpen(true)} />}
            reportAddress={
              <ReportAddress
                address={email.address}
                running={state.running}
                onChange={calculator.changeEmail}
              />
            }
            onSubmit={submit}
            onClear={() => {
              product?.decline();
              clear();
            }}
          />
        </Card>
        <ResultArea
          className="lg:col-span-6"
          state={state}
          shared={shared}
          sharedLanded={screen.sharedLanded}
          onLandedView={screen.onLandedView}
          changes={screen.changes}
          shareUrl={sharedLink(resultUrl)}
          resultUrl={resultUrl}
          onSeePricing={calculator.showPricing}
          onBack={calculator.showResults}
          onChooseCost={chooseCost}
          knownOrdering={screen.knownOrdering}
          onChooseOrdering={screen.chooseOrdering}
          isStale={isStale}
          formId={formId}
          headingRef={resultHeading}
          example={<RevenueExample fields={form.fields} locale={locale} />}
        />
      </div>
      <Extras
        state={state}
        leftOut={screen.leftOut}
        resultUrl={resultUrl}
        onAsk={calculator.askForExtras}
        onRepeat={calculator.repeatFailedSteps}
        onChangeAddress={calculator.changeEmail}
        onSearchFactories={calculator.searchCountry}
      />
      <BookingCall words={callToAction} resultUrl={resultUrl}>
        <SiteLink
          href={callToAction.moreToolsPath}
          className={buttonClass({ variant: 'tertiary' })}
        >
          {callToAction.moreTools}
        </SiteLink>
      </BookingCall>
      <EmailDialog
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
        formFollowers={form.fields.followers}
        known={product?.known}
        onUse={(engagementRatePct, followers) => {
          form.change({ engagementRate: toNumberText(engagementRatePct, locale) });
          if (form.fields.followers.trim() === '') {
            form.change({ followers: toNumberText(followers, locale) });
          }
          if (product) learnAnswers('engagement', screen.own({ followers, engagementRatePct }));
        }}
        locale={locale}
        // What opened it went away with the help popover.
        onCloseAutoFocus={(event) =>
          moveFocus(event, formPlace.current?.querySelector<HTMLElement>('[name="engagementRate"]'))
        }
      />
    </div>
  );
}
