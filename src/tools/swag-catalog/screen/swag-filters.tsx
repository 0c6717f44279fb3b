import { orderSizes } from '@functions/_shared/domain/swag/bulk-price.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatInteger } from '@/lib/format.ts';
import { swagCatalogCopy as copy } from '../copy.ts';
import { budgetIds, occasions } from '../rules/filter-swag.ts';
import type { ShopFilter } from '../rules/shop-address.ts';

type SwagFiltersProps = {
  filter: ShopFilter;
  onChange: (patch: Partial<ShopFilter>) => void;
};

/** On a phone, one line that scrolls sideways, with room for the focus ring. */
const phoneLine =
  'max-sm:-mx-[var(--gutter)] max-sm:-my-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-[var(--gutter)] max-sm:py-1.5 max-sm:*:shrink-0';

/** Occasion, budget and order size. */
export function SwagFilters({ filter, onChange }: SwagFiltersProps) {
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-[1fr_1fr_12rem] lg:gap-8 xl:grid-cols-[auto_auto_12rem]">
      <FieldGroup label={copy.occasion.label}>
        <Chips
          options={occasions.map((value) => ({ value, label: copy.occasion.options[value] }))}
          value={filter.occasions}
          onValueChange={(chosen) => onChange({ occasions: chosen })}
          className={phoneLine}
        />
      </FieldGroup>
      <FieldGroup label={copy.budget.label}>
        <Chips
          options={budgetIds.map((value) => ({ value, label: copy.budget.options[value] }))}
          value={filter.budgets}
          onValueChange={(chosen) => onChange({ budgets: chosen })}
          className={phoneLine}
        />
      </FieldGroup>
      <Field label={copy.quantity.label} className="max-w-64">
        <Select
          options={orderSizes.map((units) => ({
            value: `${units}`,
            label: copy.quantity.option(formatInteger(units)),
          }))}
          value={`${filter.quantityUnits}`}
          onValueChange={(units) => onChange({ quantityUnits: Number(units) })}
        />
      </Field>
    </div>
  );
}
