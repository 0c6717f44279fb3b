import { addDays } from '@functions/_shared/domain/day-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { closureCalendar } from '@functions/_shared/domain/in-hands/closure-calendar.ts';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { focusControl } from '@/tools/shared/move-focus.ts';
import { inHandsPlannerCopy } from '../copy.ts';
import { regionNames } from '../region-names.ts';
import type { PlanFieldName } from '../rules/plan-fields.ts';
import type { PlannerState } from './use-planner.ts';

const { form: copy, errors: errorTexts } = inHandsPlannerCopy;

type PlannerFormProps = {
  /** Lets a button elsewhere on the page submit the form. */
  id: string;
  planner: Pick<
    PlannerState,
    'fields' | 'errors' | 'linkedRegion' | 'today' | 'submission' | 'change' | 'plan' | 'clear'
  >;
};

/** Product, pieces, date, ZIP code, and whether a sample comes first. */
export function PlannerForm({
  id,
  planner: { fields, errors, linkedRegion, today, submission, change, plan, clear },
}: PlannerFormProps) {
  function errorOf(name: PlanFieldName): string | undefined {
    const error = errors[name];
    return error && errorTexts[name][error];
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = await plan();
    if (wrong !== null) focusControl(`${id}-${wrong}`);
  }

  return (
    <form
      method="post"
      id={id}
      aria-label={copy.label}
      noValidate
      onSubmit={submit}
      className="@container flex flex-col gap-6"
    >
      <div className="grid items-start gap-x-6 gap-y-6 @2xl:grid-cols-6">
        <Field
          id={`${id}-product`}
          label={copy.product.label}
          required
          hint={copy.product.hint}
          error={errorOf('product')}
          className="@2xl:col-span-4"
        >
          <Input
            name="product"
            maxLength={maxGoodsTextLength}
            placeholder={copy.product.placeholder}
            value={fields.product}
            onChange={(event) => change({ product: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-pieces`}
          label={copy.pieces.label}
          required
          error={errorOf('pieces')}
          className="@2xl:col-span-2"
        >
          <NumberInput
            name="pieces"
            placeholder={copy.pieces.placeholder}
            value={fields.pieces}
            onChange={(event) => change({ pieces: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-inHandsOn`}
          label={copy.inHandsOn.label}
          required
          hint={copy.inHandsOn.hint}
          error={errorOf('inHandsOn')}
          className="@2xl:col-span-2"
        >
          <Input
            type="date"
            name="inHandsOn"
            min={addDays(today, 1)}
            max={closureCalendar.to}
            value={fields.inHandsOn}
            onChange={(event) => change({ inHandsOn: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-zip`}
          label={copy.zip.label}
          hint={
            linkedRegion === undefined
              ? copy.zip.hint
              : copy.zip.fromLink(regionNames[linkedRegion])
          }
          error={errorOf('zip')}
          className="@2xl:col-span-2"
        >
          <Input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            placeholder={copy.zip.placeholder}
            value={fields.zip}
            onChange={(event) => change({ zip: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-sample`}
          label={copy.sample.label}
          hint={fields.sample === 'with' ? copy.sample.costs : copy.sample.risk}
          className="@2xl:col-span-2"
        >
          <Select
            name="sample"
            options={[
              { value: 'without', label: copy.sample.without },
              { value: 'with', label: copy.sample.with },
            ]}
            value={fields.sample}
            onValueChange={(sample) => change({ sample })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" busy={submission === 'running'}>
          {copy.submit}
        </Button>
        <Button variant="tertiary" size="sm" onClick={clear}>
          {copy.clear}
        </Button>
      </div>
      {submission === 'failed' && (
        <p role="alert" className="max-w-measure font-medium text-risk-high">
          {copy.unreachable}
        </p>
      )}
    </form>
  );
}
