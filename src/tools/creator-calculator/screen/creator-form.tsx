import { type FormEvent, type ReactNode, useRef } from 'react';
import type { AudienceProductFieldName } from '@/lib/calc/audience-product.ts';
import { fieldError } from '@/tools/shared/field-error.ts';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import type { CreatorCalculatorContent } from '../copy.ts';
import { ClearForm } from './clear-form.tsx';
import { CreatorAudienceFields } from './creator-audience-fields.tsx';
import { DreamProductField } from './dream-product-field.tsx';
import { PriceAndCountryFields } from './price-and-country-fields.tsx';
import type { CreatorForm as Form } from './use-creator-form.ts';

export type CreatorFieldsProps = {
  words: CreatorCalculatorContent['fields'];
  form: Form;
  errorFor: (name: AudienceProductFieldName) => string | undefined;
};

export type CreatorFormProps = {
  id: string;
  words: CreatorCalculatorContent;
  form: Form;
  locale: string;
  /** A plan gate: nothing can be sent, and the main button says so. */
  disabled: boolean;
  /** The profile link, which stands first. */
  profileFetch: ReactNode;
  engagementHelp: ReactNode;
  /** Stands between the dream product and its price. */
  designInspiration: ReactNode;
  isProductHighlighted: boolean;
  onNeedIdea: () => void;
  /** Called with a form that was found right. */
  onSubmit: () => void;
  onClear: () => void;
};

/** The fields in the order of specification §2. */
export function CreatorForm({
  id,
  words,
  form,
  locale,
  disabled,
  profileFetch,
  engagementHelp,
  designInspiration,
  isProductHighlighted,
  onNeedIdea,
  onSubmit,
  onClear,
}: CreatorFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const parts = { words: words.fields, form, errorFor };

  function errorFor(name: AudienceProductFieldName) {
    return fieldError(words.errors, name, form.errorOf(name));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabled) return;
    if (form.submit().ok) onSubmit();
    // The errors are drawn by the next frame; only then is there a field to go to.
    else requestAnimationFrame(() => focusFirstInvalid(element.current));
  }

  return (
    <form
      method="post"
      ref={element}
      id={id}
      aria-label={words.label}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-7"
    >
      {profileFetch}
      <CreatorAudienceFields {...parts} locale={locale} engagementHelp={engagementHelp} />
      <DreamProductField {...parts} isHighlighted={isProductHighlighted} onNeedIdea={onNeedIdea} />
      {designInspiration}
      <PriceAndCountryFields {...parts} locale={locale} />
      <p className="rounded-field bg-kraft/40 px-4 py-3 text-sm">{words.fobNote}</p>
      <p role="alert" className="font-medium text-risk-high empty:hidden">
        {form.submitted && form.errorCount > 0 && words.errorSummary(form.errorCount)}
      </p>
      <div className="flex flex-col gap-2">
        <GatedButton
          type="submit"
          size="lg"
          disabled={disabled}
          missing={
            disabled ? '' : words.missing(form.missing.map((name) => words.fields[name].short))
          }
          noteClassName="text-center"
        >
          {disabled ? words.submitDisabled : words.submit}
        </GatedButton>
        <ClearForm words={words.clear} onClear={onClear} />
      </div>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
