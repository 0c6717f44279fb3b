import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import { type Calculation, calculate } from '../rules/calculation.ts';
import {
  parseRevenueFields,
  type RevenueFields,
  type RevenueRequest,
} from '../rules/revenue-request.ts';
import { markOfRequest } from '../rules/shown-result.ts';
import type { StepLimitsMs } from './run-submission.ts';
import type { RevenueCalculatorServices } from './services.ts';
import { useRevenueCalculator } from './use-revenue-calculator.ts';
import { useRevenueForm } from './use-revenue-form.ts';
import { useShownResult } from './use-shown-result.ts';

type CalculatorScreenOptions = {
  services: RevenueCalculatorServices;
  toasts: RevenueCalculatorContent['toasts'];
  address: ToolAddress<RevenueRequest>;
  locale: string;
  limitsMs: StepLimitsMs;
  /** Told at every press on calculate that gave figures. */
  onCalculated: (calculation: Calculation) => void;
};

/** Joins the form, the flow and the address: raw fields, parsed, calculated, and kept in the query. */
export function useCalculatorScreen({
  services,
  toasts,
  address,
  locale,
  limitsMs,
  onCalculated,
}: CalculatorScreenOptions) {
  const { initial, calculatedFields, store } = useShownResult({
    params: address.initialParams,
    locale,
  });
  const form = useRevenueForm({
    locale,
    initialFields: initial.fields,
  });
  const calculator = useRevenueCalculator({
    services,
    toasts,
    initialCalculation: initial.calculation,
    stepLimitsMs: limitsMs,
  });

  /** Called with a form that was found right. */
  function submit() {
    const reading = form.submit();
    if (!reading.ok || calculator.state.running) return;
    const { value: request, isRateAssumed, handle } = reading;
    const calculation = calculate({ request, isRateAssumed, handle });
    address.replace(request);
    store({ mark: markOfRequest(request), calculatedFields: form.fields });
    onCalculated(calculation);
    calculator.calculate(calculation);
  }

  function clear() {
    address.replace(null);
    store({ mark: null, calculatedFields: null });
    form.clear();
    calculator.clear();
  }

  const meaningOf = (fields: RevenueFields) => JSON.stringify(parseRevenueFields(fields, locale));
  /** Whether the form says something else by now than what the result on show was made from. */
  const isStale =
    calculatedFields !== null && meaningOf(form.fields) !== meaningOf(calculatedFields);

  return { form, calculator, isStale, submit, clear };
}
