import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { moveMyCatalogCopy } from '../copy.ts';
import { type MappableField, mappableFields } from '../rules/columns.ts';
import type { CatalogState } from './use-catalog.ts';
import type { CatalogTableReply } from './use-catalog-engine.ts';

const copy = moveMyCatalogCopy.setup;

/** A select's value is never empty. */
const none = '-';

type ColumnFieldsProps = {
  catalog: CatalogState;
  table: CatalogTableReply;
  /** What is wrong with the column of the product names. */
  error: string | undefined;
};

/** Which column holds what; open where the product names were not found. */
export function ColumnFields({ catalog, table, error }: ColumnFieldsProps) {
  const { columns } = catalog;
  if (columns === null) return null;
  const options = [
    { value: none, label: copy.noColumn },
    ...[...new Set(table.header)]
      .filter((name) => name !== '')
      .map((name) => ({ value: name, label: name })),
  ];
  return (
    <details open={error !== undefined || columns.title === null || !table.hasHeader || undefined}>
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">{copy.columns}</summary>
      <p className="text-sm text-muted">{copy.columnsHint}</p>
      <div className="mt-4 grid items-start gap-5 @xl:grid-cols-2 @4xl:grid-cols-3">
        {mappableFields.map((field) => (
          <Field
            key={field}
            label={copy.fields[field]}
            hint={exampleOf(field)}
            error={field === 'title' ? error : undefined}
          >
            <Select
              options={options}
              value={nameOf(field)}
              onValueChange={(name) => catalog.setColumn(field, name === none ? '' : name)}
            />
          </Field>
        ))}
      </div>
    </details>
  );

  function nameOf(field: MappableField): string {
    const place = columns?.[field] ?? null;
    return (place === null ? undefined : table.header[place]) || none;
  }

  function exampleOf(field: MappableField): string | undefined {
    const place = columns?.[field] ?? null;
    if (place === null) return undefined;
    const values = table.sample.map((cells) => cells[place]?.trim() ?? '').filter(Boolean);
    const [first] = values;
    return first === undefined ? undefined : copy.example(first.slice(0, 40));
  }
}
