import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useReducer, useRef, useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { isAcceptableEmail } from '@/lib/email.ts';
import { newId } from '../shared/new-id.ts';
import type { TextStore } from '../shared/session-store.ts';
import { useCurrentRun } from '../shared/use-current-run.ts';
import { withTimeLimit } from '../shared/with-time-limit.ts';
import type { Calculation } from './calculation.ts';
import { calculatorFlow, emptyCalculator } from './calculator-flow.ts';
import { runSubmission, type StepLimitsMs, searchFactories } from './run-submission.ts';
import type { RevenueCalculatorServices } from './services.ts';

export type RevenueCalculatorOptions = {
  services: RevenueCalculatorServices;
  toasts: RevenueCalculatorContent['toasts'];
  store: TextStore;
  emailKey: string;
  /** What a shared link or a reload brought along: its figures show, nobody is asked anything. */
  initialCalculation: Calculation | null;
  stepLimitsMs: StepLimitsMs;
};

/** Drives the calculator's flow: the reducer decides, this talks to the services and raises toasts. */
export function useRevenueCalculator({
  services,
  toasts,
  store,
  emailKey,
  initialCalculation,
  stepLimitsMs,
}: RevenueCalculatorOptions) {
  const [state, dispatch] = useReducer(calculatorFlow, {
    ...emptyCalculator,
    calculation: initialCalculation,
  });
  const [email, setEmail] = useState(() => store.read(emailKey) ?? '');
  /** Whether the row of the calculation on show was stored, so that there is one to amend. */
  const isStored = useRef(false);
  const currentRun = useCurrentRun();

  function calculate(calculation: Calculation) {
    if (state.running) return;
    // An older message would lie over the dialog's buttons on a phone.
    dismissToast();
    currentRun.startNext();
    isStored.current = false;
    const knowsEmail = isAcceptableEmail(email);
    dispatch({ type: 'calculated', calculation, askForEmail: !knowsEmail });
    if (knowsEmail) void submit(calculation, email.trim());
  }

  /** Pictures and factories for figures that are there already. */
  function askForExtras() {
    if (state.running || state.calculation === null) return;
    if (isAcceptableEmail(email)) void submit(state.calculation, email.trim());
    else dispatch({ type: 'email-asked' });
  }

  function submitEmail(typed: string) {
    if (state.running || state.calculation === null) return;
    setEmail(typed);
    store.write(emailKey, typed);
    void submit(state.calculation, typed);
  }

  async function submit(calculation: Calculation, address: string) {
    const report = currentRun.only(dispatch);
    report({ type: 'submission-started' });
    const outcome = await runSubmission(
      { id: newId(), email: address, calculation, timestamp: new Date().toISOString() },
      services,
      {
        onStep: (step, stepState) => {
          report({ type: 'step-changed', step, state: stepState });
          if (step === 'factories' && stepState === 'failed') {
            report({ type: 'factories-failed', country: null });
          }
        },
        onPicture: (picture) => report({ type: 'picture-drawn', picture }),
        onFactories: (response) => report({ type: 'factories-found', country: null, response }),
      },
      stepLimitsMs,
    );
    if (!report({ type: 'submission-ended', saved: outcome.saved })) return;
    isStored.current = outcome.saved;
    if (!outcome.saved) {
      const { title, text } = toasts.saveFailed;
      toast({ title, description: text, variant: 'destructive' });
      return;
    }
    const { title, withImages, withoutImages } = toasts.success;
    const description = outcome.pictureCount > 0 ? withImages(outcome.pictureCount) : withoutImages;
    toast({ title, description, variant: 'success' });
  }

  async function searchCountry(country: FactoryCountry | null) {
    const { calculation } = state;
    if (calculation === null || state.factorySearch.status === 'searching') return;
    const report = currentRun.only(dispatch);
    report({ type: 'factories-asked', country });
    try {
      const response = await withTimeLimit(
        searchFactories({
          submission: { calculation, email: isStored.current ? email : null },
          country,
          services,
        }),
        stepLimitsMs.factories,
      );
      report({ type: 'factories-found', country, response });
    } catch (error) {
      console.warn('Revenue calculator: the factory search failed', error);
      report({ type: 'factories-failed', country });
    }
  }

  function clear() {
    currentRun.startNext();
    dispatch({ type: 'cleared' });
  }

  return {
    state,
    email,
    calculate,
    askForExtras,
    submitEmail,
    dismissEmail: () => dispatch({ type: 'email-dismissed' }),
    searchCountry,
    showPricing: () => dispatch({ type: 'view-changed', view: 'pricing' }),
    showResults: () => dispatch({ type: 'view-changed', view: 'results' }),
    clear,
  };
}
