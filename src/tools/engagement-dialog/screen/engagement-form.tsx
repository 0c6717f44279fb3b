import type { FormEvent, RefObject } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import type { EngagementRateContent } from '../copy.ts';
import {
  type EngagementErrors,
  type EngagementField,
  type EngagementFields,
  engagementFieldNames,
} from './read-engagement-fields.ts';

type EngagementFormProps = {
  id: string;
  formRef: RefObject<HTMLFormElement | null>;
  words: EngagementRateContent;
  fields: EngagementFields;
  errors: EngagementErrors;
  onChange: (name: EngagementField, text: string) => void;
  /** Gives the field to put the focus on, if one is at fault. */
  onSubmit: () => EngagementField | null;
};

export function EngagementForm({
  id,
  formRef,
  words,
  fields,
  errors,
  onChange,
  onSubmit,
}: EngagementFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    const atFault = onSubmit();
    if (atFault) formRef.current?.querySelector<HTMLInputElement>(`[name="${atFault}"]`)?.focus();
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
            label={words.dialog[name].label}
            error={code && words.errors.fields[code]}
            required
          >
            <NumberInput
              name={name}
              placeholder={words.dialog[name].placeholder}
              value={fields[name]}
              onChange={(event) => onChange(name, event.target.value)}
            />
          </Field>
        );
      })}
      <FormulaNote words={words} />
    </form>
  );
}

function FormulaNote({ words }: { words: EngagementRateContent }) {
  return (
    <div className="rounded-field bg-sky p-4 text-sm">
      <p className="font-semibold">{words.dialog.formulaTitle}</p>
      <p className="spec-print mt-1">{words.dialog.formula}</p>
      <p className="mt-2">{words.dialog.formulaNote}</p>
      <p className="mt-2">{words.dialog.localOnly}</p>
    </div>
  );
}
