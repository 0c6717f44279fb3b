import { useState } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { SwagCatalogWords } from '../copy.ts';
import { filterSwag, type SwagFilter } from '../rules/filter-swag.ts';
import { SwagCard } from './swag-card.tsx';
import { SwagFilters } from './swag-filters.tsx';

type SwagCatalogProps = { words: SwagCatalogWords };

const everything: SwagFilter = { occasions: [], budgets: [], quantityUnits: 100 };

/** A small catalog to look through by occasion, budget and quantity. */
export function SwagCatalog({ words }: SwagCatalogProps) {
  const [filter, setFilter] = useState(everything);
  const shown = filterSwag(words.products, filter);

  return (
    <div className="mt-10">
      <SwagFilters words={words} filter={filter} onChange={setFilter} />
      <p role="status" className="spec-print mt-8 border-b-[1.5px] border-ink pb-2 text-muted">
        {words.count(shown.length, words.products.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={words.empty.title}
          mark={<SmileySticker mood="surprised" />}
          action={
            <Button
              variant="secondary"
              onClick={() => setFilter({ ...everything, quantityUnits: filter.quantityUnits })}
            >
              {words.empty.action}
            </Button>
          }
          className="mt-6"
        >
          {words.empty.text}
        </EmptyState>
      ) : (
        <ul
          aria-label={words.listLabel}
          className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        >
          {shown.map(({ product, priceUsd }) => (
            <li key={product.id} className="grid">
              <SwagCard
                product={product}
                priceUsd={priceUsd}
                each={words.each(formatInteger(filter.quantityUnits))}
                occasionNames={words.occasion.options}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
