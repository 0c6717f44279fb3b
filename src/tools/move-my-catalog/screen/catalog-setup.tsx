import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatInteger } from '@/lib/format.ts';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { moveMyCatalogCopy } from '../copy.ts';
import { maxCatalogRows } from '../rules/catalog-product.ts';
import { costMeanings } from '../rules/catalog-settings.ts';
import { ColumnFields } from './column-fields.tsx';
import type { CatalogState } from './use-catalog.ts';
import type { CatalogTableReply } from './use-catalog-engine.ts';

const { setup: copy, storage, bring } = moveMyCatalogCopy;

const countryOptions = factoryCountries.map((country) => ({
  value: country,
  label: factoryCountryLabels[country],
}));

type CatalogSetupProps = {
  catalog: CatalogState;
  table: CatalogTableReply;
  /** Called when the visitor asks for the comparison. */
  onAsked: () => void;
};

/** What was read, which column holds what, and what counts where the file says nothing. */
export function CatalogSetup({ catalog, table, onAsked }: CatalogSetupProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const { settings, columns, isShown, sourceName } = catalog;
  const hasColumn = (field: 'origin' | 'units' | 'cost') =>
    columns !== null && columns[field] !== null;
  // Rows without the one or the other stay open, which their own row says.
  const isTodayMissing = settings.today === '' && !hasColumn('origin');
  const areUnitsMissing = settings.yearlyUnits === null && !hasColumn('units');
  const isTitleMissing = columns?.title === null;
  const rows = copy.count(table.rowCount, formatInteger(table.rowCount));

  function submit() {
    setSent(true);
    if (!isTodayMissing && !areUnitsMissing && !isTitleMissing) {
      catalog.show();
      onAsked();
      return;
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      data-print="hide"
      className="@container flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p role="status">
          <span className="font-semibold">
            {sourceName === '' ? copy.rows(rows) : copy.rowsFrom(rows, sourceName)}
          </span>{' '}
          {!table.hasHeader && copy.noHeader} {table.rowCount > maxCatalogRows && copy.above}
        </p>
        <Button variant="tertiary" size="sm" onClick={catalog.clear}>
          {bring.another}
        </Button>
      </div>
      {isShown ? (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">
            {copy.change}
          </summary>
          <div className="mt-4 flex flex-col gap-6">{fields()}</div>
        </details>
      ) : (
        fields()
      )}
      {!isShown && (
        <div>
          <Button type="submit" size="lg">
            {copy.submit}
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">{catalog.isTextKept ? storage.kept : storage.large}</p>
    </form>
  );

  function fields() {
    return (
      <>
        <div className="grid items-start gap-5 @2xl:grid-cols-2">
          <Field
            label={copy.today}
            hint={hasColumn('origin') ? copy.todayHint : copy.todayHintNone}
            error={isSent && isTodayMissing ? copy.todayMissing : undefined}
          >
            <Select
              options={countryOptions}
              value={settings.today}
              placeholder={copy.todayPlaceholder}
              onValueChange={(today) => catalog.configure({ today })}
            />
          </Field>
          <UnitsField
            catalog={catalog}
            hint={hasColumn('units') ? copy.unitsHint : copy.unitsHintNone}
            error={isSent && areUnitsMissing ? copy.unitsMissing : undefined}
          />
          {hasColumn('cost') && (
            <Field label={copy.cost} hint={copy.costHint}>
              <Select
                options={costMeanings.map((value) => ({ value, label: copy.costMeanings[value] }))}
                value={settings.costMeaning}
                onValueChange={(costMeaning) => catalog.configure({ costMeaning })}
              />
            </Field>
          )}
          <div className="flex flex-col gap-2">
            {!hasColumn('cost') && <p className="text-sm text-muted">{copy.noCost}</p>}
            <Checkbox
              checked={settings.groupsVariants}
              onCheckedChange={(groupsVariants) => catalog.configure({ groupsVariants })}
            >
              {copy.groups}
            </Checkbox>
            <Checkbox
              checked={settings.claimsUsmcaToday}
              onCheckedChange={(claimsUsmcaToday) => catalog.configure({ claimsUsmcaToday })}
            >
              {copy.claims}
            </Checkbox>
          </div>
        </div>
        <ColumnFields
          catalog={catalog}
          table={table}
          error={isSent && isTitleMissing ? copy.titleMissing : undefined}
        />
      </>
    );
  }
}

/** An amount that may still be open: the error is about that, and goes once there is one. */
function UnitsField({
  catalog,
  hint,
  error,
}: {
  catalog: CatalogState;
  hint: string;
  error: string | undefined;
}) {
  const { yearlyUnits } = catalog.settings;
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={copy.units}
        kind="count"
        min={1}
        max={maxOrderPieces}
        value={yearlyUnits ?? undefined}
        // With results on show, half a number would be worked out for every product.
        onValue={(units) => !catalog.isShown && catalog.configure({ yearlyUnits: units ?? null })}
        onLeave={(units) => catalog.configure({ yearlyUnits: units })}
        hint={error === undefined ? hint : <span className="text-risk-high">{error}</span>}
      />
    </div>
  );
}
