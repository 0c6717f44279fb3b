import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Calculation } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { ChosenCost } from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { startTransition, use, useEffect, useReducer, useRef } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { drawPicture } from '@/tools/shared/mockup-request.ts';
import { newId } from '@/tools/shared/new-id.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { RevenueServices } from '../services.ts';
import {
  type CalculatorEvent,
  type CalculatorState,
  calculatorFlow,
  emptyCalculator,
  reopenedCalculator,
} from './calculator-flow.ts';
import { outcomeToast } from './outcome-toast.ts';
import {
  runExtras,
  runSubmission,
  type StepLimitsMs,
  type Submission,
  type SubmissionReport,
  searchFactories,
} from './run-submission.ts';
import { mockupRequestOf } from './submission-requests.ts';
import { failedExtras } from './submission-steps.ts';
import { useReportEmail } from './use-report-email.ts';

export type RevenueCalculatorOptions = {
  /** What a shared link or a reload brought along: its figures show, nobody is asked anything. */
  initialCalculation: Calculation | null;
  /** Set where that result had pictures and partners: they are drawn and searched again. */
  initialExtras: { searchedCountry: FactoryCountry | null } | null;
  /** What was known of the visitor's product when it opened; undefined for somebody else's result. */
  initialKnown?: ProductAnswers | undefined;
  stepLimitsMs: StepLimitsMs;
};

const pictureModels: readonly TargetModel[] = ['product-design', 'packaging-design'];

/** Drives the calculator's flow: the reducer decides, this talks to the services and raises toasts. */
export function useRevenueCalculator({
  initialCalculation,
  initialExtras,
  initialKnown,
  stepLimitsMs,
}: RevenueCalculatorOptions) {
  const services = use(RevenueServices);
  const [state, dispatch] = useReducer(
    calculatorFlow,
    { initialCalculation, initialExtras },
    openingState,
  );
  const email = useReportEmail();
  const lastSubmission = useRef<Submission>(null);
  /** The row of the calculation on show, once it is stored: the one there is to amend. */
  const stored = useRef<Submission>(null);
  /** What the record said of the product that the calculation on show is of. */
  const known = useRef(initialKnown);
  const currentRun = useLatestRequest();
  const reopen = useRef(() => {
    if (initialCalculation === null || initialExtras === null) return;
    const { searchedCountry } = initialExtras;
    void searchFor(initialCalculation, null, searchedCountry);
    for (const model of pictureModels) void drawAgain(initialCalculation, model);
  });
  useEffect(() => reopen.current(), []);

  function calculate(calculation: Calculation) {
    if (state.running) return;
    // An older message would lie over the dialog's buttons on a phone.
    dismissToast();
    currentRun.startNext();
    stored.current = null;
    known.current = currentProduct(visitorProducts.read()).answers;
    dispatch({ type: 'calculated', calculation });
    // The figures are painted before the dialog that lies over them is built.
    if (email.address === null) startTransition(() => dispatch({ type: 'email-asked' }));
    else void submit(calculation, email.address);
  }

  /** Pictures and factories for figures that are there already. */
  function askForExtras() {
    if (state.running || state.calculation === null) return;
    if (email.address === null) dispatch({ type: 'email-asked' });
    else void submit(state.calculation, email.address);
  }

  function submitEmail(typed: string, form: BotSignals) {
    if (state.running || state.calculation === null) return;
    email.settle(typed);
    void submit(state.calculation, typed, form);
  }

  function changeEmail() {
    email.reconsider();
    if (state.calculation !== null) dispatch({ type: 'email-asked' });
  }

  /**
   * One calculation for one address is one submission, however often it is sent: an answer that
   * got lost does not make a second row.
   */
  function submissionOf(calculation: Calculation, address: string, form?: BotSignals): Submission {
    const last = lastSubmission.current;
    if (last?.calculation === calculation && last.email === address) return last;
    const timestamp = new Date().toISOString();
    const submission = {
      id: newId(),
      email: address,
      calculation,
      timestamp,
      quantity: knownQuantity(calculation, known.current),
      known: known.current,
      form,
    };
    lastSubmission.current = submission;
    return submission;
  }

  async function submit(calculation: Calculation, address: string, form?: BotSignals) {
    const report = currentRun.only(dispatch);
    const submission = submissionOf(calculation, address, form);
    report({ type: 'submission-started' });
    const outcome = await runSubmission(submission, services, reportBy(report), stepLimitsMs);
    if (!report({ type: 'submission-ended', saved: outcome.saved })) return;
    stored.current = outcome.saved ? submission : null;
    toast(outcomeToast(outcome));
  }

  async function repeatFailedSteps() {
    const { running, steps } = state;
    if (running || steps === null || stored.current === null) return;
    const report = currentRun.only(dispatch);
    report({ type: 'repeat-started' });
    await runExtras(failedExtras(steps), stored.current, services, reportBy(report), stepLimitsMs);
    report({ type: 'submission-ended', saved: true });
  }

  async function searchCountry(country: FactoryCountry | null) {
    const { calculation } = state;
    if (calculation === null || state.factorySearch.status === 'searching') return;
    await searchFor(calculation, stored.current, country);
  }

  async function drawAgain(calculation: Calculation, targetModel: TargetModel) {
    const report = currentRun.only<CalculatorEvent>(dispatch);
    try {
      const request = mockupRequestOf(calculation, targetModel);
      const drawing = drawPicture(request, services.generateMockup);
      report({ type: 'picture-drawn', picture: await withTimeout(drawing, stepLimitsMs.mockup) });
    } catch (error) {
      console.warn('Revenue calculator: a picture was not drawn again', error);
      report({ type: 'picture-failed' });
    }
  }

  /** @param row the stored row to amend with the answer; null for none */
  async function searchFor(
    calculation: Calculation,
    row: Submission | null,
    country: FactoryCountry | null,
  ) {
    const report = currentRun.only<CalculatorEvent>(dispatch);
    report({ type: 'factories-asked', country });
    try {
      const response = await withTimeout(
        searchFactories({ calculation, stored: row, country, services }),
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
    stored.current = null;
    email.forget();
    dispatch({ type: 'cleared' });
  }

  return {
    state,
    email: { typed: email.typed, address: email.address },
    calculate,
    askForExtras,
    submitEmail,
    changeEmail,
    dismissEmail: () => dispatch({ type: 'email-dismissed' }),
    repeatFailedSteps,
    searchCountry,
    chooseCost: (chosenCost: ChosenCost | null) => dispatch({ type: 'cost-chosen', chosenCost }),
    chooseOrdering: (measuredOrdering: MeasuredOrdering | undefined) =>
      dispatch({ type: 'ordering-chosen', measuredOrdering }),
    showPricing: () => dispatch({ type: 'view-changed', view: 'pricing' }),
    showResults: () => dispatch({ type: 'view-changed', view: 'results' }),
    clear,
  };
}

function openingState({
  initialCalculation,
  initialExtras,
}: Pick<RevenueCalculatorOptions, 'initialCalculation' | 'initialExtras'>): CalculatorState {
  return initialCalculation !== null && initialExtras !== null
    ? reopenedCalculator(initialCalculation, initialExtras.searchedCountry)
    : { ...emptyCalculator, calculation: initialCalculation };
}

/** The order size that another tool was told for this product. */
function knownQuantity(
  { request }: Calculation,
  known: ProductAnswers | undefined,
): number | undefined {
  return isSameProduct(known?.product, request.product) ? known?.quantities?.[0] : undefined;
}

/** What the steps tell, as events of the flow. */
function reportBy(send: (event: CalculatorEvent) => boolean): SubmissionReport {
  return {
    onStep: (step, stepState) => {
      send({ type: 'step-changed', step, state: stepState });
      if (step === 'factories' && stepState === 'failed') {
        send({ type: 'factories-failed', country: null });
      }
    },
    onPicture: (picture) => send({ type: 'picture-drawn', picture }),
    onFactories: (response) => send({ type: 'factories-found', country: null, response }),
  };
}
