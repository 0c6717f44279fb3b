import {
  type RevenueFieldName,
  revenueRules,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { fieldError } from '@/tools/shared/field-error.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import { AudienceFields } from './audience-fields.tsx';
import { LookField } from './look-field.tsx';
import { ProductFields } from './product-fields.tsx';
import type { RevenueForm } from './use-revenue-form.ts';

const { form: copy } = revenueCalculatorCopy;

export type CalculatorFormProps = {
  /** Lets a button elsewhere on the page send the form. */
  id: string;
  form: RevenueForm;
  running: boolean;
  /** The help beside the engagement rate. */
  engagementHelp: ReactNode;
  /** Where the report goes, beside the button that sends it there. */
  reportAddress: ReactNode;
  onSubmit: () => void;
  onClear: () => void;
};

/** The seven answers. Errors wait until a field was left or the form was sent. */
export function CalculatorForm({
  id,
  form,
  running,
  engagementHelp,
  reportAddress,
  onSubmit,
  onClear,
}: CalculatorFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const parts = { form, errorFor };

  function errorFor(name: RevenueFieldName) {
    return fieldError(copy.errors, name, form.errorOf(name));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    if (form.submit().ok) onSubmit();
    // The errors are drawn by the next frame; only then is there a field to go to.
    else requestAnimationFrame(() => focusFirstInvalid(element.current));
  }

  return (
    <form
      method="post"
      id={id}
      ref={element}
      aria-label={copy.label}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5 sm:gap-6"
    >
      <AudienceFields {...parts} engagementHelp={engagementHelp} />
      <ProductFields {...parts} />
      {/* Nothing here is required, so on phones a bar opens it. */}
      <PhonePart title={copy.optional} headingLevel={3}>
        <div className="flex flex-col gap-6 sm:contents">
          <LookField fields={form.fields} error={errorFor('styles')} onChange={form.change} />
          <Field
            label={copy.fields.product.label}
            hint={copy.fields.product.hint}
            error={errorFor('product')}
          >
            <Textarea
              name="product"
              maxLength={revenueRules.productMaxLength}
              placeholder={copy.fields.product.placeholder}
              value={form.fields.product}
              onChange={(event) => form.change({ product: event.target.value })}
              onBlur={() => form.leave('product')}
            />
          </Field>
        </div>
      </PhonePart>
      <p role="alert" className="font-medium text-risk-high empty:hidden">
        {form.submitted && form.errorCount > 0 && copy.errorSummary(form.errorCount)}
      </p>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" busy={running} busyLabel={copy.submitting}>
          {copy.submit}
        </Button>
        {reportAddress}
        <Button variant="tertiary" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
