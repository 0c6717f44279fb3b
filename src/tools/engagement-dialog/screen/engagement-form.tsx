import type { FormEvent, RefObject } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { engagementDialogCopy } from '../dialog-copy.ts';
import {
  type EngagementErrors,
  type EngagementField,
  type EngagementFields,
  engagementFieldNames,
} from '../rules/engagement-fields.ts';

const { dialog, errors: errorTexts } = engagementDialogCopy;

type EngagementFormProps = {
  id: string;
  formRef: RefObject<HTMLFormElement | null>;
  fields: EngagementFields;
  errors: EngagementErrors;
  /** Where the followers come from that were filled in. */
  followersHint?: string | undefined;
  onChange: (name: EngagementField, text: string) => void;
  /** Returns the first invalid field, which gets the focus, or null. */
  onSubmit: () => EngagementField | null;
};

export function EngagementForm({
  id,
  formRef,
  fields,
  errors,
  followersHint,
  onChange,
  onSubmit,
}: EngagementFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    const invalid = onSubmit();
    if (invalid) formRef.current?.querySelector<HTMLInputElement>(`[name="${invalid}"]`)?.focus();
  }

  return (
    <form
      method="post"
      id={id}
      ref={formRef}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      {engagementFieldNames.map((name) => {
        const code = errors[name];
        return (
          <Field
            key={name}
            label={dialog[name].label}
            hint={name === 'followers' ? followersHint : undefined}
            error={code && errorTexts.fields[code]}
            required
          >
            <NumberInput
              name={name}
              placeholder={dialog[name].placeholder}
              value={fields[name]}
              onChange={(event) => onChange(name, event.target.value)}
            />
          </Field>
        );
      })}
      <FormulaNote />
    </form>
  );
}

function FormulaNote() {
  return (
    <div className="rounded-field bg-sky p-4 text-sm">
      <p className="font-semibold">{dialog.formulaTitle}</p>
      <p className="spec-print mt-1">{dialog.formula}</p>
      <p className="mt-2">{dialog.formulaNote}</p>
      <p className="mt-2">{dialog.localOnly}</p>
    </div>
  );
}
