import type { RevenueFieldName } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { revenueCalculatorCopy } from '../copy.ts';
import type { RevenueForm } from './use-revenue-form.ts';

const { fields: copy } = revenueCalculatorCopy.form;

export type FieldsProps = {
  form: RevenueForm;
  errorFor: (name: RevenueFieldName) => string | undefined;
};

export function AudienceFields({
  form,
  errorFor,
  engagementHelp,
}: FieldsProps & { engagementHelp: ReactNode }) {
  const { followers, engagementRate } = copy;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={followers.label} hint={followers.hint} error={errorFor('followers')} required>
        <NumberInput
          name="followers"
          inputMode="text"
          placeholder={followers.placeholder}
          value={form.fields.followers}
          onChange={(event) => form.change({ followers: event.target.value })}
          onBlur={() => form.leave('followers')}
        />
      </Field>
      <Field
        label={engagementRate.label}
        hint={engagementRate.hint}
        error={errorFor('engagementRate')}
        labelAction={engagementHelp}
      >
        <NumberInput
          name="engagementRate"
          suffix={engagementRate.unit}
          placeholder={engagementRate.placeholder}
          value={form.fields.engagementRate}
          onChange={(event) => form.change({ engagementRate: event.target.value })}
          onBlur={() => form.leave('engagementRate')}
        />
      </Field>
    </div>
  );
}
