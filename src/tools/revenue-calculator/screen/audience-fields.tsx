import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import type { RevenueFieldName } from '@/lib/calc/revenue-input.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { RevenueForm } from './use-revenue-form.ts';

export type FieldsProps = {
  words: RevenueCalculatorContent['form'];
  form: RevenueForm;
  errorFor: (name: RevenueFieldName) => string | undefined;
};

export function AudienceFields({
  words,
  form,
  errorFor,
  engagementHelp,
}: FieldsProps & { engagementHelp: ReactNode }) {
  const { audienceSize, engagementRate } = words.fields;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        label={audienceSize.label}
        hint={audienceSize.hint}
        error={errorFor('audienceSize')}
        required
      >
        <NumberInput
          name="audienceSize"
          inputMode="text"
          placeholder={audienceSize.placeholder}
          value={form.fields.audienceSize}
          onChange={(event) => form.change({ audienceSize: event.target.value })}
          onBlur={() => form.leave('audienceSize')}
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
