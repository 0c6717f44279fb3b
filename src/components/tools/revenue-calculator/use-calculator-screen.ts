import { useState } from 'react';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import type { RevenueRequest } from '@/lib/calc/revenue-input.ts';
import type { TextStore } from '../shared/session-store.ts';
import { calculate } from './calculation.ts';
import { type CalculatorAddress, resultFromAddress } from './calculator-address.ts';
import type { StepLimitsMs } from './run-submission.ts';
import type { RevenueCalculatorServices } from './services.ts';
import { useRevenueCalculator } from './use-revenue-calculator.ts';
import { useRevenueForm } from './use-revenue-form.ts';

type CalculatorScreenOptions = {
  services: RevenueCalculatorServices;
  toasts: RevenueCalculatorContent['toasts'];
  address: CalculatorAddress;
  storagePrefix: string;
  store: TextStore;
  locale: string;
  limitsMs: StepLimitsMs;
  /** Told at every press on calculate that gave figures. */
  onCalculated: (request: RevenueRequest) => void;
};

/** Joins the form, the flow and the address: raw fields, parsed, calculated, and kept in the query. */
export function useCalculatorScreen({
  services,
  toasts,
  address,
  storagePrefix,
  store,
  locale,
  limitsMs,
  onCalculated,
}: CalculatorScreenOptions) {
  const [initial] = useState(() => resultFromAddress(address.initialParams, locale));
  const form = useRevenueForm({
    locale,
    store,
    storageKey: `${storagePrefix}revenue_form`,
    initialFields: initial.fields,
  });
  const calculator = useRevenueCalculator({
    services,
    toasts,
    store,
    emailKey: `${storagePrefix}email`,
    initialCalculation: initial.calculation,
    stepLimitsMs: limitsMs,
  });

  /** Called with a form that was found right. */
  function submit() {
    const reading = form.submit();
    if (!reading.ok || calculator.state.running) return;
    const { value: request, assumed, handle } = reading;
    address.replace(request);
    onCalculated(request);
    calculator.calculate(calculate({ request, assumed, handle }));
  }

  function clear() {
    address.replace(null);
    form.clear();
    calculator.clear();
  }

  return { form, calculator, submit, clear };
}
