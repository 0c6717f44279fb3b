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
import { revenueCalculatorCopy } from '../copy.ts';
import type { FieldsProps } from './audience-fields.tsx';

const { price, productCategory, country } = revenueCalculatorCopy.form.fields;

const categoryOptions = productCategories.map((value) => ({
  value,
  label: productCategoryLabels[value],
}));

const countryOptions = manufacturingCountries.map((value) => ({
  value,
  label: manufacturingCountryLabels[value],
  note: value === 'ai-choose' ? country.aiChooseHint : undefined,
}));

export function ProductFields({ form, errorFor }: FieldsProps) {
  const { fields } = form;
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:max-xl:grid-cols-1">
      <Field
        label={price.label}
        hint={price.hint}
        error={errorFor('price')}
        required
        className="sm:col-span-full"
      >
        <MoneyInput
          name="price"
          prefix={price.unit}
          placeholder={price.placeholder}
          value={fields.price}
          onChange={(event) => form.change({ price: event.target.value })}
          onBlur={() => form.leave('price')}
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
      <Field label={country.label} hint={country.hint} error={errorFor('country')} required>
        <Select
          options={countryOptions}
          value={isManufacturingCountry(fields.country) ? fields.country : ''}
          onValueChange={(value) => form.change({ country: value })}
          placeholder={country.placeholder}
        />
      </Field>
    </div>
  );
}
