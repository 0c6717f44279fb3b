import { useDeferredValue, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatInteger } from '@/lib/format.ts';
import { catalogCopy } from '../catalog-copy.ts';
import {
  type CatalogFilter,
  catalogFilters,
  filteredRows,
  filterOf,
  openQuestions,
} from '../rules/catalog-filter.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import { CatalogItem } from './catalog-item.tsx';
import type { CatalogState } from './use-catalog.ts';

const copy = catalogCopy.list;

/** Thousands of rows at once would make every press slow. */
const rowsPerPage = 25;

type CatalogListProps = {
  catalog: CatalogState;
  /** The most money first. */
  rows: readonly CatalogRow[];
};

/** The products by money, with a search and a filter. */
export function CatalogList({ catalog, rows }: CatalogListProps) {
  const titleId = useId();
  const [filter, setFilter] = useState<CatalogFilter>('all');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(rowsPerPage);
  const { settings } = catalog;
  const found = filteredRows(rows, { filter, search: useDeferredValue(search) }, settings);
  const shown = found.slice(0, count);
  const hidden = found.length - shown.length;
  const waiting = new Map(openQuestions(rows).map((each) => [each.question.id, each.products]));
  const counts = new Map<CatalogFilter, number>([['all', rows.length]]);
  for (const row of rows) {
    const group = filterOf(row, settings);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return (
    <section aria-labelledby={titleId}>
      <Card padding="lg" className="@container flex flex-col gap-5">
        <div>
          <h2 id={titleId} className="font-display text-title">
            {copy.title}
          </h2>
          <p className="mt-1 text-sm text-muted">{copy.sorted}</p>
        </div>
        <div data-print="hide" className="grid items-start gap-4 @xl:grid-cols-2">
          <Field label={copy.search}>
            <Input
              type="search"
              value={search}
              placeholder={copy.searchPlaceholder}
              onChange={(event) => {
                setSearch(event.target.value);
                setCount(rowsPerPage);
              }}
            />
          </Field>
          <Field label={copy.filter}>
            <Select
              options={catalogFilters
                .filter((each) => each === filter || (counts.get(each) ?? 0) > 0)
                .map((value) => ({
                  value,
                  label: `${copy.filters[value]} (${formatInteger(counts.get(value) ?? 0)})`,
                }))}
              value={filter}
              onValueChange={(value) => {
                setFilter(value);
                setCount(rowsPerPage);
              }}
            />
          </Field>
        </div>
        <p role="status" className="text-sm text-muted">
          {copy.shown(formatInteger(shown.length), formatInteger(rows.length))}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            title={copy.empty}
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  setSearch('');
                  setFilter('all');
                }}
              >
                {copy.clear}
              </Button>
            }
          />
        ) : (
          <ul className="flex flex-col border-t-[1.5px] border-ink">
            {shown.map((row) => (
              <CatalogItem
                key={row.product.key}
                catalog={catalog}
                row={row}
                alike={row.question === null ? 0 : (waiting.get(row.question.id) ?? 0)}
              />
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <div data-print="hide">
            <Button variant="secondary" onClick={() => setCount((before) => before + rowsPerPage)}>
              {copy.more(Math.min(hidden, rowsPerPage))}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
