import { competitorIds } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  currentMethods,
  parseOrders,
  parseUsd,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import { focusControl } from '@/tools/shared/move-focus.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import type { FulfillmentState } from './use-fulfillment-calculator.ts';

const { form: copy, methodNames } = fulfillmentCalculatorCopy;

type FulfillmentFormProps = {
  /** Lets a button elsewhere on the page submit the form. */
  id: string;
  calculator: Pick<FulfillmentState, 'fields' | 'change' | 'missing' | 'calculate' | 'clear'>;
  locale: string;
};

/** Four questions, of which three are required. */
export function FulfillmentForm({
  id,
  calculator: { fields, change, missing, calculate, clear },
  locale,
}: FulfillmentFormProps) {
  /** In place of the hint: how text that is no number, or a number below zero, is counted. */
  function noteOn(typed: string, read: typeof parseOrders): string | undefined {
    const text = typed.trim();
    if (text === '') return undefined;
    const value = read(text, locale);
    if (value === undefined) return copy.countsAsZero(text);
    return value === 0 && /^\$?[-−]/.test(text) ? copy.belowZero(text) : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const [firstMissing] = missing;
    if (firstMissing) focusControl(`${id}-${firstMissing}`);
    else calculate();
  }

  return (
    <form
      method="post"
      id={id}
      aria-label={copy.label}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <Field
        id={`${id}-monthlyOrders`}
        label={copy.monthlyOrders.label}
        required
        hint={noteOn(fields.monthlyOrders, parseOrders) ?? copy.monthlyOrders.hint}
      >
        <NumberInput
          name="monthlyOrders"
          placeholder={copy.monthlyOrders.placeholder}
          value={fields.monthlyOrders}
          onChange={(event) => change({ monthlyOrders: event.target.value })}
        />
      </Field>
      <Field id={`${id}-currentMethod`} label={copy.currentMethod.label} required>
        <Select
          name="currentMethod"
          placeholder={copy.currentMethod.placeholder}
          options={currentMethods.map((value) => ({
            value,
            label: copy.currentMethod.options[value],
          }))}
          value={fields.currentMethod}
          onValueChange={(currentMethod) => change({ currentMethod })}
        />
      </Field>
      <Field
        id={`${id}-currentCostPerOrder`}
        label={copy.currentCostPerOrder.label}
        required
        hint={noteOn(fields.currentCostPerOrder, parseUsd) ?? copy.currentCostPerOrder.hint}
      >
        <MoneyInput
          name="currentCostPerOrder"
          placeholder={copy.currentCostPerOrder.placeholder}
          value={fields.currentCostPerOrder}
          onChange={(event) => change({ currentCostPerOrder: event.target.value })}
        />
      </Field>
      <Field label={copy.competitorComparison.label}>
        <Select
          name="competitorComparison"
          options={[
            { value: 'none', label: copy.competitorComparison.none },
            ...competitorIds.map((value) => ({ value, label: methodNames[value] })),
          ]}
          value={fields.competitorComparison || 'none'}
          onValueChange={(chosen) =>
            change({ competitorComparison: chosen === 'none' ? '' : chosen })
          }
        />
      </Field>
      <div className="flex flex-col gap-2">
        <GatedButton
          type="submit"
          size="lg"
          missing={copy.missing(missing.map((name) => copy[name].short))}
        >
          {copy.submit}
        </GatedButton>
        <Button variant="tertiary" size="sm" onClick={clear}>
          {copy.clear}
        </Button>
      </div>
    </form>
  );
}
