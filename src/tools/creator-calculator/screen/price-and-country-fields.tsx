import {
  isManufacturingCountry,
  manufacturingCountries,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { toNumberText } from '@functions/_shared/domain/parse-number.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { creatorCalculatorCopy } from '../copy.ts';
import { ideaInForce } from './creator-draft.ts';
import type { CreatorFieldsProps } from './creator-form.tsx';

const { price, country } = creatorCalculatorCopy.fields;

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
        <IdeaPrice form={form} locale={locale} />
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

/** The chosen idea's own price, offered until it is taken. */
function IdeaPrice({ form, locale }: Pick<CreatorFieldsProps, 'form'> & { locale: string }) {
  const idea = ideaInForce(form.draft);
  if (idea === null || idea.estimatedPriceUsd === null) return null;
  const text = toNumberText(idea.estimatedPriceUsd, locale);
  if (form.draft.fields.price === text) return null;
  return (
    <Button
      variant="tertiary"
      size="sm"
      className="text-left"
      onClick={() => form.change({ price: text })}
    >
      {price.takeIdeaPrice(formatUsdWhole(idea.estimatedPriceUsd))}
    </Button>
  );
}
