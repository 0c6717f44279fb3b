import {
  isManufacturingCountry,
  manufacturingCountries,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isProductCategory,
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { FieldsProps } from './audience-fields.tsx';

const categoryOptions = productCategories.map((value) => ({
  value,
  label: productCategoryLabels[value],
}));

export function ProductFields({ words, form, errorFor }: FieldsProps) {
  const { averageOrderValue, productCategory, madeIn } = words.fields;
  const { fields } = form;
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:max-xl:grid-cols-1">
      <Field
        label={averageOrderValue.label}
        hint={averageOrderValue.hint}
        error={errorFor('averageOrderValue')}
        required
        className="sm:col-span-full"
      >
        <MoneyInput
          name="averageOrderValue"
          prefix={averageOrderValue.unit}
          placeholder={averageOrderValue.placeholder}
          value={fields.averageOrderValue}
          onChange={(event) => form.change({ averageOrderValue: event.target.value })}
          onBlur={() => form.leave('averageOrderValue')}
        />
      </Field>
      <Field label={productCategory.label} error={errorFor('productCategory')} required>
        <Select
          options={categoryOptions}
          value={isProductCategory(fields.productCategory) ? fields.productCategory : ''}
          onValueChange={(value) => form.change({ productCategory: value })}
          placeholder={productCategory.placeholder}
        />
      </Field>
      <Field label={madeIn.label} hint={madeIn.hint} error={errorFor('madeIn')} required>
        <Select
          options={countryOptions(madeIn)}
          value={isManufacturingCountry(fields.madeIn) ? fields.madeIn : ''}
          onValueChange={(value) => form.change({ madeIn: value })}
          placeholder={madeIn.placeholder}
        />
      </Field>
    </div>
  );
}

function countryOptions(words: RevenueCalculatorContent['form']['fields']['madeIn']) {
  return manufacturingCountries.map((value) => ({
    value,
    label: manufacturingCountryLabels[value],
    note: value === 'ai-choose' ? words.aiChooseHint : undefined,
  }));
}
