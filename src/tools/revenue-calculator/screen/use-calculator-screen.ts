import { type Calculation, calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import {
  type ChosenCost,
  costForNextRequest,
} from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import {
  parseRevenueFields,
  type RevenueFields,
  type RevenueRequest,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { useEffect, useState } from 'react';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { markOfRequest, resultFromAddress, type StoredResult } from '../rules/shown-result.ts';
import { readResult, writeResult } from '../storage.ts';
import type { StepLimitsMs } from './run-submission.ts';
import { useRevenueCalculator } from './use-revenue-calculator.ts';
import { useRevenueForm } from './use-revenue-form.ts';

type CalculatorScreenOptions = {
  address: ToolAddress<RevenueRequest>;
  locale: string;
  limitsMs: StepLimitsMs;
  /** What is known of the visitor's product, for blank fields; a result in the address wins. */
  known: ProductAnswers | undefined;
  /** Called with each new calculation. */
  onCalculated: (calculation: Calculation) => void;
};

/** Joins the form, the flow and the address: raw fields, parsed, calculated, and shared in the query. */
export function useCalculatorScreen({
  address,
  locale,
  limitsMs,
  known,
  onCalculated,
}: CalculatorScreenOptions) {
  const { initial, calculatedFields, store } = useShownResult({
    params: address.initialParams,
    locale,
  });
  const form = useRevenueForm({
    locale,
    initialFields: initial.fields,
    known: initial.calculation === null ? known : undefined,
  });
  const calculator = useRevenueCalculator({
    initialCalculation: initial.calculation,
    stepLimitsMs: limitsMs,
  });

  /** Called with a valid form. */
  function submit() {
    const parsed = form.submit();
    if (!parsed.ok || calculator.state.running) return;
    const { value, isRateAssumed, handle } = parsed;
    const chosenCost = costForNextRequest(value, calculator.state.calculation?.request);
    const request: RevenueRequest = { ...value, chosenCost };
    const calculation = calculate({ request, isRateAssumed, handle });
    address.replace(request);
    form.keepFilled();
    store({ mark: markOfRequest(request), calculatedFields: form.fields });
    onCalculated(calculation);
    calculator.calculate(calculation);
  }

  function chooseCost(chosenCost: ChosenCost | null) {
    const { calculation } = calculator.state;
    if (calculation === null) return;
    calculator.chooseCost(chosenCost);
    address.replace({ ...calculation.request, chosenCost: chosenCost ?? undefined });
  }

  function clear() {
    address.replace(null);
    store({ mark: null, calculatedFields: null });
    form.clear();
    calculator.clear();
  }

  const meaningOf = (fields: RevenueFields) => JSON.stringify(parseRevenueFields(fields, locale));
  /** Whether the form has changed in meaning since the result on show was calculated. */
  const isStale =
    calculatedFields !== null && meaningOf(form.fields) !== meaningOf(calculatedFields);

  return { form, calculator, isStale, submit, chooseCost, clear };
}

/** The result of the page's address, and the form that gave it as the tab stored it. */
function useShownResult({ params, locale }: { params: URLSearchParams; locale: string }) {
  const [initial] = useState(() => resultFromAddress(params, locale, readResult()));
  const [shown, store] = useState<StoredResult>(initial);

  useEffect(() => {
    // Passing through the bare page forgets nothing: the way back leads to the same result.
    if (shown !== initial || initial.mark !== null) writeResult(shown);
  }, [shown, initial]);

  return { initial, calculatedFields: shown.calculatedFields, store };
}
