import { type DropTextName, dropTextLengths } from '@functions/_shared/domain/demand/drop-text.ts';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { demandTestCopy } from '../copy.ts';
import { type DemandTestFields, dayChoices } from '../storage.ts';
import type { TestForm as Form } from './use-test-form.ts';

const copy = demandTestCopy.form;

/** What a new test shows: the product, a line, a name, three prices, and how long it runs. */
export function TestForm({ form }: { form: Form }) {
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { fields, errors, refusal, change } = form;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isSent = await form.submit();
    if (isSent) return;
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus(),
    );
  }

  const textField = (name: DropTextName) => (
    <Field
      label={copy[name].label}
      hint={copy[name].hint}
      error={errors.texts[name] && copy.textErrors[errors.texts[name]]}
      required={name !== 'tagline'}
    >
      <Input
        name={`demand-${name}`}
        autoComplete="off"
        maxLength={dropTextLengths[name]}
        value={fields[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-labelledby={titleId}
      onSubmit={submit}
      className="relative flex flex-col gap-6"
    >
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      {textField('product')}
      {textField('tagline')}
      {textField('creator')}
      <FieldGroup label={copy.prices.label} hint={copy.prices.hint}>
        <div className="grid gap-4 sm:grid-cols-3">
          {copy.prices.each.map((label, index) => {
            const code = errors.prices[index];
            return (
              <Field key={label} label={label} error={code && copy.priceErrors[code]} required>
                <MoneyInput
                  value={fields.prices[index] ?? ''}
                  onChange={(event) =>
                    change({ prices: withPrice(fields.prices, index, event.target.value) })
                  }
                />
              </Field>
            );
          })}
        </div>
        <p role="status" className="text-sm empty:hidden">
          {form.priceOrder}
        </p>
      </FieldGroup>
      <Field label={copy.days.label} className="max-w-60">
        <Select
          options={dayChoices.map((days) => ({
            value: String(days),
            label: copy.days.option(days),
          }))}
          value={String(fields.days)}
          onValueChange={(days) => change({ days: Number(days) })}
        />
      </Field>
      <HoneypotField ref={form.honeypot} />
      <div aria-live="polite" className="empty:hidden">
        {refusal !== null && (
          <p
            data-refusal=""
            tabIndex={-1}
            className="rounded-field border-[1.5px] border-risk-high p-4 font-medium text-risk-high"
          >
            {refusal}
          </p>
        )}
      </div>
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" size="lg" busy={form.isBusy} busyLabel={copy.sending}>
          {copy.submit}
        </Button>
        <p className="max-w-measure text-sm text-muted">{copy.public}</p>
      </div>
    </form>
  );
}

function withPrice(
  [low, middle, high]: DemandTestFields['prices'],
  index: number,
  typed: string,
): DemandTestFields['prices'] {
  if (index === 0) return [typed, middle, high];
  return index === 1 ? [low, typed, high] : [low, middle, typed];
}
