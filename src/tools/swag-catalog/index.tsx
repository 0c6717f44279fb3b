import { orderSizes } from '@functions/_shared/domain/swag/bulk-price.ts';
import { Fragment, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Chips } from '@/components/ui/chips.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { lazyModule, usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { swagCatalogCopy as copy, type SwagProduct } from './copy.ts';
import {
  type Budget,
  budgets,
  filterSwag,
  occasions,
  type SwagFilter,
} from './rules/filter-swag.ts';
import { noneFoundTitle, SwagSearchNone } from './screen/swag-search-none.tsx';
import { maxSearchLength, useSwagSearch } from './screen/use-swag-search.ts';

// Needed only by a visitor who asks for a quote.
const remembering = lazyModule(() => import('./screen/remember-quote.ts'));

const everything: SwagFilter = { occasions: [], budgets: [], quantityUnits: 100 };

/** A small catalog with a search, and filters for occasion, budget and quantity. */
export function SwagCatalog() {
  usePrefetchOnIdle(remembering);
  const [filter, setFilter] = useState(everything);
  const { query, result, isPending, setQuery } = useSwagSearch();
  const words = query.trim();
  const isNone = result?.status === 'none';
  const shown = isNone ? [] : filterSwag(copy.products, { ...filter, kindIds: result?.kindIds });
  const near = isNone ? filterSwag(copy.products, { ...filter, kindIds: result.nearKindIds }) : [];

  return (
    <div className="mt-10">
      <Field label={copy.search.label} hint={copy.search.hint} className="mb-6 max-w-xl">
        <Input
          type="search"
          name="product"
          value={query}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <SwagFilters filter={filter} onChange={setFilter} />
      <p role="status" className="spec-print mt-8 border-b-[1.5px] border-ink pb-2 text-muted">
        {isPending ? copy.search.pending : copy.count(shown.length, copy.products.length)}
        {isNone && <span className="sr-only"> {noneFoundTitle(result, words)}</span>}
      </p>
      {isNone && <SwagSearchNone found={result} words={words} onClear={() => setQuery('')} />}
      {!isNone && shown.length === 0 && (
        <EmptyState
          title={copy.empty.title}
          mark={<SmileySticker mood="surprised" />}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setQuery('');
                setFilter({ ...everything, quantityUnits: filter.quantityUnits });
              }}
            >
              {copy.empty.action}
            </Button>
          }
          className="mt-6"
        >
          {copy.empty.text}
        </EmptyState>
      )}
      {near.length > 0 && <h3 className="mt-8 text-title">{copy.search.near}</h3>}
      <SwagList
        label={near.length > 0 ? copy.search.near : copy.listLabel}
        products={near.length > 0 ? near : shown}
        quantityUnits={filter.quantityUnits}
      />
    </div>
  );
}

type SwagListProps = {
  label: string;
  products: readonly { product: SwagProduct; priceUsd: number }[];
  quantityUnits: number;
};

function SwagList({ label, products, quantityUnits }: SwagListProps) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map(({ product, priceUsd }) => (
        <li key={product.id} className="grid">
          <SwagCard product={product} priceUsd={priceUsd} quantityUnits={quantityUnits} />
        </li>
      ))}
    </ul>
  );
}

type SwagFiltersProps = {
  filter: SwagFilter;
  onChange: (filter: SwagFilter) => void;
};

function SwagFilters({ filter, onChange }: SwagFiltersProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_1fr_12rem] lg:gap-8 xl:grid-cols-[auto_auto_12rem]">
      <FieldGroup label={copy.occasion.label}>
        <Chips
          options={occasions.map((value) => ({ value, label: copy.occasion.options[value] }))}
          value={filter.occasions}
          onValueChange={(chosen) => onChange({ ...filter, occasions: chosen })}
        />
      </FieldGroup>
      <FieldGroup label={copy.budget.label}>
        <Chips
          options={budgetIds.map((value) => ({ value, label: copy.budget.options[value] }))}
          value={filter.budgets}
          onValueChange={(chosen) => onChange({ ...filter, budgets: chosen })}
        />
      </FieldGroup>
      <Field label={copy.quantity.label} className="max-w-64">
        <Select
          options={orderSizes.map((units) => ({
            value: `${units}`,
            label: copy.quantity.option(formatInteger(units)),
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

type SwagCardProps = {
  product: SwagProduct;
  priceUsd: number;
  quantityUnits: number;
};

function SwagCard({ product, priceUsd, quantityUnits }: SwagCardProps) {
  return (
    <Card padding="none" className="flex overflow-hidden max-[20rem]:flex-col sm:flex-col">
      <StudioPicture
        picture={product.picture}
        sizes="(min-width: 1280px) 285px, (min-width: 1024px) 390px, (min-width: 640px) 48vw, 36vw"
        className="w-[38%] object-cover max-[20rem]:aspect-[4/3] max-[20rem]:w-full sm:aspect-[4/3] sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col border-ink p-4 max-[20rem]:border-t sm:border-t sm:p-5 max-sm:border-l max-[20rem]:border-l-0">
        <h3 className="text-title">{product.name}</h3>
        <p className="mt-1.5 text-sm text-muted">{product.text}</p>
        <p className="spec-print mt-3 mb-4 text-muted">
          {product.occasions.map((occasion, index) => (
            // A line may end with a dot, and never begins with one.
            <Fragment key={occasion}>
              {index > 0 && '\u00a0· '}
              <span className="whitespace-nowrap">{copy.occasion.options[occasion]}</span>
            </Fragment>
          ))}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-dashed border-ink/50 pt-3">
          <span className="font-display text-display-3 tabular-nums">
            {formatUsdCents(priceUsd)}
          </span>
          <span className="spec-print text-muted">{copy.each(formatInteger(quantityUnits))}</span>
        </p>
        <SiteLink
          aria-label={copy.quote.name(product.name)}
          href={copy.quote.href(product.name, quantityUnits)}
          onClick={() => void rememberQuote(product, quantityUnits)}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-3' })}
        >
          {copy.quote.label}
        </SiteLink>
      </div>
    </Card>
  );
}

/** The address carries the quote too, so the request is right even where this fails. */
async function rememberQuote({ name, kindIds }: SwagProduct, quantityUnits: number): Promise<void> {
  try {
    const code = await remembering.load();
    code.rememberQuote({ product: name, kindId: kindIds[0], quantityUnits });
  } catch (error) {
    console.info('Swag catalog: the quote was not remembered', error);
  }
}
