import type { AudienceProductFieldName } from '@functions/_shared/domain/calc/audience-product.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { fieldError } from '@/tools/shared/field-error.ts';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import { creatorCalculatorCopy as copy } from '../copy.ts';
import { CreatorAudienceFields } from './creator-audience-fields.tsx';
import { DreamProductField } from './dream-product-field.tsx';
import { PriceAndCountryFields } from './price-and-country-fields.tsx';
import type { CreatorForm as Form } from './use-creator-form.ts';

export type CreatorFieldsProps = {
  form: Form;
  errorFor: (name: AudienceProductFieldName) => string | undefined;
};

export type CreatorFormProps = {
  id: string;
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
  const parts = { form, errorFor };

  function errorFor(name: AudienceProductFieldName) {
    return fieldError(copy.errors, name, form.errorOf(name));
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
      aria-label={copy.label}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-7"
    >
      {profileFetch}
      <CreatorAudienceFields {...parts} locale={locale} engagementHelp={engagementHelp} />
      <DreamProductField {...parts} isHighlighted={isProductHighlighted} onNeedIdea={onNeedIdea} />
      {designInspiration}
      <PriceAndCountryFields {...parts} locale={locale} />
      <p className="rounded-field bg-kraft/40 px-4 py-3 text-sm">{copy.fobNote}</p>
      <p role="alert" className="font-medium text-risk-high empty:hidden">
        {form.submitted && form.errorCount > 0 && copy.errorSummary(form.errorCount)}
      </p>
      <div className="flex flex-col gap-2">
        <GatedButton
          type="submit"
          size="lg"
          disabled={disabled}
          missing={
            disabled ? '' : copy.missing(form.missing.map((name) => copy.fields[name].short))
          }
          noteClassName="text-center"
        >
          {disabled ? copy.submitDisabled : copy.submit}
        </GatedButton>
        <ClearForm onClear={onClear} />
      </div>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Asks before it takes everything away, because nothing brings it back. */
function ClearForm({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);

  function ask(asks: boolean) {
    setAsking(asks);
    // The pressed button goes away; focus must not fall to the body.
    requestAnimationFrame(() => (asks ? keep : opener).current?.focus());
  }

  if (!isAsking) {
    return (
      <Button ref={opener} variant="tertiary" size="sm" onClick={() => ask(true)}>
        {copy.clear.action}
      </Button>
    );
  }
  return (
    <fieldset
      data-ground="butter"
      className="flex flex-col gap-3 rounded-field border-[1.5px] border-ink p-4"
    >
      <legend className="sr-only">{copy.clear.action}</legend>
      <p className="font-semibold">{copy.clear.question}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onClear}>
          {copy.clear.confirm}
        </Button>
        <Button ref={keep} variant="tertiary" size="sm" onClick={() => ask(false)}>
          {copy.clear.keep}
        </Button>
      </div>
    </fieldset>
  );
}
