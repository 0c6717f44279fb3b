import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { SwagCatalogWords } from '../copy.ts';
import { orderSizes } from '../rules/bulk-price.ts';
import { type Budget, budgets, occasions, type SwagFilter } from '../rules/filter-swag.ts';

type SwagFiltersProps = {
  words: SwagCatalogWords;
  filter: SwagFilter;
  onChange: (filter: SwagFilter) => void;
};

export function SwagFilters({ words, filter, onChange }: SwagFiltersProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_1fr_12rem] lg:gap-8 xl:grid-cols-[auto_auto_12rem]">
      <FieldGroup label={words.occasion.label}>
        <Chips
          options={occasions.map((value) => ({ value, label: words.occasion.options[value] }))}
          value={filter.occasions}
          onValueChange={(chosen) => onChange({ ...filter, occasions: chosen })}
        />
      </FieldGroup>
      <FieldGroup label={words.budget.label}>
        <Chips
          options={budgetIds.map((value) => ({ value, label: words.budget.options[value] }))}
          value={filter.budgets}
          onValueChange={(chosen) => onChange({ ...filter, budgets: chosen })}
        />
      </FieldGroup>
      <Field label={words.quantity.label} className="max-w-64">
        <Select
          options={orderSizes.map((units) => ({
            value: `${units}`,
            label: words.quantity.option(formatInteger(units)),
          }))}
          value={`${filter.quantityUnits}`}
          onValueChange={(units) => onChange({ ...filter, quantityUnits: Number(units) })}
        />
      </Field>
    </div>
  );
}

const isBudget = (id: string): id is Budget => id in budgets;
const budgetIds = Object.keys(budgets).filter(isBudget);
