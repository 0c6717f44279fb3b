import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { type Calculation, calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import {
  type ChosenCost,
  costForNextRequest,
} from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { readLinkFigures } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import type { LeftOutPart } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
import type { SharedRevenue } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import {
  parseRevenueFields,
  type RevenueFields,
  type RevenueRequest,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { knownOrdering, preferredOrdering } from '@/hooks/measured-ordering.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { landedOfLink } from '@/tools/landed-view/rules/linked-landed.ts';
import { calculatorFigures, withLinkFigures } from '@/tools/shared/calculator-figures.ts';
import { useOwnAnswers } from '@/tools/shared/use-own-answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { useViewedLanded } from '@/tools/shared/use-viewed-landed.ts';
import { answersOfRevenue } from '../rules/known-answers.ts';
import { markOfRequest, resultFromAddress, type StoredResult } from '../rules/shown-result.ts';
import { readResult, writeResult } from '../storage.ts';
import type { StepLimitsMs } from './run-submission.ts';
import { useRevenueCalculator } from './use-revenue-calculator.ts';
import { useRevenueForm } from './use-revenue-form.ts';

type CalculatorScreenOptions = {
  address: ToolAddress<SharedRevenue>;
  /** How the page was opened; nothing of somebody else's result is stored in the tab. */
  shared: Pick<SharedResult, 'isShared' | 'endShared'>;
  locale: string;
  limitsMs: StepLimitsMs;
  /** What is known of the visitor's product, for blank fields; a result in the address wins. */
  known: ProductAnswers | undefined;
  /** Called with each new calculation, and what it says of the visitor's product. */
  onCalculated: (answers: ProductAnswers) => void;
};

/** Joins the form, the flow and the address: raw fields, parsed, calculated, and shared in the query. */
export function useCalculatorScreen({
  address,
  shared,
  locale,
  limitsMs,
  known,
  onCalculated,
}: CalculatorScreenOptions) {
  const { isShared } = shared;
  const { initial, calculatedFields, store } = useShownResult({
    params: address.initialParams,
    isShared,
    locale,
  });
  const { extras } = initial;
  const own = useOwnAnswers(isShared, () =>
    initial.calculation === null ? {} : answersOfRevenue(initial.calculation),
  );
  const form = useRevenueForm({
    locale,
    initialFields: initial.fields,
    isStored: !isShared,
    known: initial.calculation === null ? known : undefined,
  });
  const calculator = useRevenueCalculator({
    initialCalculation: initial.calculation,
    initialExtras: extras.hasExtras ? { searchedCountry: extras.searchedCountry ?? null } : null,
    initialKnown: isShared ? undefined : known,
    stepLimitsMs: limitsMs,
  });
  const { calculation, factorySearch, steps, running, isReopened } = calculator.state;
  const isOpened = calculation !== null && calculation === initial.calculation;
  /** The result of the address, if only with another unit cost, until the form gives one. */
  const [isOfAddress, setOfAddress] = useState(true);
  const landed = useViewedLanded();
  const [link] = useState(() => readLinkFigures(address.initialParams));
  const hasExtras = isReopened || (steps !== null && !running);
  const searchedCountry =
    (factorySearch.status === 'idle' ? null : factorySearch.country) ?? undefined;

  /** This request as the result shows it. */
  function sharedOf(request: RevenueRequest): SharedRevenue {
    if (!hasExtras) return request;
    const leftOut = isOpened ? extras.leftOut : leftOutOf(calculation);
    return { ...request, hasExtras, searchedCountry, leftOut };
  }

  function urlOf({ request, results }: Calculation): string {
    const url = address.shareUrl({
      ...sharedOf(request),
      landed: landed.viewed ?? (isOpened ? extras.landed : undefined),
    });
    const figures = calculatorFigures(results.yearlyGrossProfit, landed.viewed);
    return withLinkFigures(url, figures, calendarDayOf(new Date()));
  }

  // A reload shows the pictures and the partners again.
  const partnersIn = steps !== null && !running ? (searchedCountry ?? 'form') : null;
  const putIntoAddress = useEffectEvent(() => {
    if (calculation !== null) replaceResult(address, sharedOf(calculation.request), isShared);
  });
  useEffect(() => {
    if (partnersIn !== null) putIntoAddress();
  }, [partnersIn]);

  /** Called with a valid form. */
  function submit() {
    const parsed = form.submit();
    if (!parsed.ok || calculator.state.running) return;
    const { value, isRateAssumed, handle } = parsed;
    const chosenCost = costForNextRequest(value, calculation?.request);
    const measuredOrdering = preferredOrdering(value);
    const request: RevenueRequest = { ...value, chosenCost, measuredOrdering };
    const next = calculate({ request, isRateAssumed, handle });
    address.replace(request);
    shared.endShared();
    setOfAddress(false);
    form.keepFilled();
    store({ mark: markOfRequest(request), calculatedFields: form.fields });
    onCalculated(own(answersOfRevenue(next)));
    calculator.calculate(next);
  }

  function chooseCost(chosenCost: ChosenCost | null) {
    if (calculation === null) return;
    calculator.chooseCost(chosenCost);
    const request = { ...calculation.request, chosenCost: chosenCost ?? undefined };
    replaceResult(address, sharedOf(request), isShared);
  }

  /** Undefined for the assumed rate; the visitor's own results remember the choice. */
  function chooseOrdering(measuredOrdering: MeasuredOrdering | undefined) {
    if (calculation === null) return;
    if (!isShared) ownDemandTests.prefer(measuredOrdering === undefined ? 'assumed' : 'measured');
    calculator.chooseOrdering(measuredOrdering);
    replaceResult(address, sharedOf({ ...calculation.request, measuredOrdering }), isShared);
  }

  function clear() {
    address.replace(null);
    shared.endShared();
    setOfAddress(false);
    store({ mark: null, calculatedFields: null });
    form.clear();
    calculator.clear();
  }

  const meaningOf = (fields: RevenueFields) => JSON.stringify(parseRevenueFields(fields, locale));
  /** Whether the form has changed in meaning since the result on show was calculated. */
  const isStale =
    calculatedFields !== null && meaningOf(form.fields) !== meaningOf(calculatedFields);

  return {
    form,
    calculator,
    isStale,
    /** What the address says of the landed view: null where it leaves all of it to us. */
    sharedLanded: isOfAddress ? landedOfLink(extras.landed, isShared) : undefined,
    /** What the pictures lack, because no link may hold it. */
    leftOut: isReopened && isOpened && calculation.handle === null ? (extras.leftOut ?? []) : [],
    /** The address of the result with everything it shows; "" without a result. */
    resultUrl: calculation === null ? '' : urlOf(calculation),
    /** What an old link is compared by; a result that has changed since is not. */
    changes: {
      link: isOpened ? link : null,
      now:
        calculation === null
          ? []
          : calculatorFigures(calculation.results.yearlyGrossProfit, landed.opened),
    },
    onLandedView: landed.onView,
    submit,
    chooseCost,
    /** What the visitor's own demand test says of this result; nothing at somebody else's. */
    knownOrdering:
      calculation === null || isShared ? undefined : knownOrdering(calculation.request),
    chooseOrdering,
    clear,
    own,
  };
}

function leftOutOf(calculation: Calculation | null): readonly LeftOutPart[] {
  return calculation === null || calculation.handle === null ? [] : ['name'];
}

/** The result of the page's address, and the form that gave it as the tab stored it. */
function useShownResult({
  params,
  isShared,
  locale,
}: {
  params: URLSearchParams;
  isShared: boolean;
  locale: string;
}) {
  const [initial] = useState(() => resultFromAddress(params, locale, readResult()));
  const [shown, store] = useState<StoredResult>(initial);

  useEffect(() => {
    // Passing through the bare page forgets nothing: the way back leads to the same result.
    if (shown !== initial || (initial.mark !== null && !isShared)) writeResult(shown);
  }, [shown, initial, isShared]);

  return { initial, calculatedFields: shown.calculatedFields, store };
}
