import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { competitorIds } from '@/lib/calc/fulfillment/competitors.ts';
import { currentMethods, readOrders, readUsd } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import { focusControl } from '@/tools/shared/move-focus.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import type { FulfillmentCalculator } from './use-fulfillment-calculator.ts';

export type FulfillmentFormProps = {
  /** Lets a button elsewhere on the page send the form. */
  id: string;
  words: Pick<FulfillmentCalculatorContent, 'form' | 'methodNames'>;
  calculator: Pick<FulfillmentCalculator, 'fields' | 'change' | 'missing' | 'calculate' | 'clear'>;
  locale: string;
};

/** The four answers, of which three are needed. */
export function FulfillmentForm({
  id,
  words: { form: words, methodNames },
  calculator: { fields, change, missing, calculate, clear },
  locale,
}: FulfillmentFormProps) {
  /** In place of the hint: what becomes of text that is no number, or none to count with. */
  function noteOn(typed: string, read: typeof readOrders): string | undefined {
    const text = typed.trim();
    if (text === '') return undefined;
    const value = read(text, locale);
    if (value === undefined) return words.countsAsZero(text);
    return value === 0 && /^\$?[-−]/.test(text) ? words.belowZero(text) : undefined;
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
      aria-label={words.label}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <Field
        id={`${id}-monthlyOrders`}
        label={words.monthlyOrders.label}
        required
        hint={noteOn(fields.monthlyOrders, readOrders) ?? words.monthlyOrders.hint}
      >
        <NumberInput
          name="monthlyOrders"
          placeholder={words.monthlyOrders.placeholder}
          value={fields.monthlyOrders}
          onChange={(event) => change({ monthlyOrders: event.target.value })}
        />
      </Field>
      <Field id={`${id}-currentMethod`} label={words.currentMethod.label} required>
        <Select
          name="currentMethod"
          placeholder={words.currentMethod.placeholder}
          options={currentMethods.map((value) => ({
            value,
            label: words.currentMethod.options[value],
          }))}
          value={fields.currentMethod}
          onValueChange={(currentMethod) => change({ currentMethod })}
        />
      </Field>
      <Field
        id={`${id}-currentCostPerOrder`}
        label={words.currentCostPerOrder.label}
        required
        hint={noteOn(fields.currentCostPerOrder, readUsd) ?? words.currentCostPerOrder.hint}
      >
        <MoneyInput
          name="currentCostPerOrder"
          placeholder={words.currentCostPerOrder.placeholder}
          value={fields.currentCostPerOrder}
          onChange={(event) => change({ currentCostPerOrder: event.target.value })}
        />
      </Field>
      <Field label={words.competitorComparison.label}>
        <Select
          name="competitorComparison"
          options={[
            { value: 'none', label: words.competitorComparison.none },
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
          missing={words.missing(missing.map((name) => words[name].short))}
        >
          {words.submit}
        </GatedButton>
        <Button variant="tertiary" size="sm" onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </form>
  );
}
