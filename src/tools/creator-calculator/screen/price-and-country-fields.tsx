import {
  isManufacturingCountry,
  manufacturingCountries,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { Suspense } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { creatorCalculatorCopy } from '../copy.ts';
import type { CreatorFieldsProps } from './creator-form.tsx';

const { price, country } = creatorCalculatorCopy.fields;

const IdeaPrice = lazyComponent(() => import('./idea-price.tsx').then((m) => m.IdeaPrice));

export function PriceAndCountryFields({
  form,
  errorFor,
  locale,
}: CreatorFieldsProps & { locale: string }) {
  const { fields } = form.draft;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="flex flex-col items-start gap-1">
        <Field label={price.label} error={errorFor('price')} required className="w-full">
          <MoneyInput
            name="price"
            placeholder={price.placeholder}
            value={fields.price}
            onChange={(event) => form.change({ price: event.target.value })}
            onBlur={() => form.leave('price')}
          />
        </Field>
        {form.draft.idea !== null && (
          <Suspense fallback={null}>
            <IdeaPrice form={form} locale={locale} />
          </Suspense>
        )}
      </div>
      <Field
        label={country.label}
        hint={fields.country === 'ai-choose' ? country.aiChooseHint : undefined}
        error={errorFor('country')}
        required
      >
        <Select
          options={manufacturingCountries.map((value) => ({
            value,
            label: manufacturingCountryLabels[value],
          }))}
          value={isManufacturingCountry(fields.country) ? fields.country : ''}
          onValueChange={(value) => form.change({ country: value })}
          placeholder={country.placeholder}
        />
      </Field>
    </div>
  );
}
