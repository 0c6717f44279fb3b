import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { listPrice } from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { ShoppingBag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { lazyModule, usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { formatUsdShort } from '@/lib/format.ts';
import { swagCatalogCopy as copy, swagListAnchor as listAnchor } from './copy.ts';
import { swagListCopy } from './list-copy.ts';
import { filterSwag } from './rules/filter-swag.ts';
import { everything, maxSearchLength } from './rules/shop-address.ts';
import { SwagCards } from './screen/swag-cards.tsx';
import { SwagFilters } from './screen/swag-filters.tsx';
import { noneFoundTitle, SwagSearchNone } from './screen/swag-search-none.tsx';
import { useKeptLogo } from './screen/use-kept-logo.ts';
import { useSwagSearch } from './screen/use-swag-search.ts';
import { type OpenPiece, useSwagShop } from './screen/use-swag-shop.ts';

// Needed only by a visitor who wants a piece.
const remembering = lazyModule(() => import('./screen/remember-quote.ts'));

const PieceDialog = lazyComponent(() =>
  import('./screen/piece-dialog.tsx').then((m) => m.PieceDialog),
);
const ListPanel = lazyComponent(() => import('./screen/list-panel.tsx').then((m) => m.ListPanel));

/**
 * A small catalog with a search and filters. Each piece opens with its colors, the visitor's logo
 * and its price; several make a list with a total, a date and a request.
 */
export function SwagCatalog() {
  usePrefetchOnIdle(remembering);
  usePrefetchQueued();
  const product = useToolProduct('swag');
  const { answers, origins } = product.known;
  const shop = useSwagShop(answers.launchDay ?? '');
  const isDayKnown = shop.neededBy !== '' && shop.neededBy === answers.launchDay;
  const logo = useKeptLogo();
  const [news, setNews] = useState('');
  const { filter, list } = shop;
  const total = listPrice(list).totalUsd;
  const { prepare, result, isPending } = useSwagSearch(filter.query);
  const words = filter.query.trim();
  const isNone = result?.status === 'none';
  const shown = isNone ? [] : filterSwag(copy.products, { ...filter, kindIds: result?.kindIds });
  const near = isNone ? filterSwag(copy.products, { ...filter, kindIds: result.nearKindIds }) : [];

  function remember({ piece, units }: OpenPiece) {
    void rememberQuote(piece, units);
  }

  return (
    <div className="mt-8">
      <Field label={copy.search.label} hint={copy.search.hint} className="mb-4 max-w-xl sm:mb-6">
        <Input
          type="search"
          name="product"
          value={filter.query}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            prepare();
            shop.setFilter({ query: event.target.value });
          }}
        />
      </Field>
      {/* The way to the list stays in view as long as the catalog does. */}
      <div>
        <SwagFilters filter={filter} onChange={shop.setFilter} />
        {list.items.length > 0 && (
          <p className="sticky top-20 z-10 mt-6 short:static" data-print="hide">
            <a
              href={`#${listAnchor}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-ink bg-butter px-5 py-2 font-semibold text-ink text-sm"
            >
              <ShoppingBag aria-hidden="true" className="size-5" />
              {swagListCopy.jump(
                list.items.length,
                total > 0 ? formatUsdShort(total) : swagListCopy.noTotal,
              )}
            </a>
          </p>
        )}
        <p role="status" className="spec-print mt-6 border-b-[1.5px] border-ink pb-2 text-muted">
          {isPending ? copy.search.pending : copy.count(shown.length, copy.products.length)}
          {isNone && <span className="sr-only"> {noneFoundTitle(result, words)}</span>}
        </p>
        {isNone && (
          <SwagSearchNone
            found={result}
            words={words}
            onClear={() => shop.setFilter({ query: '' })}
          />
        )}
        {!isNone && shown.length === 0 && (
          <EmptyState
            title={copy.empty.title}
            mark={<SmileySticker mood="surprised" />}
            action={
              <Button
                variant="secondary"
                onClick={() =>
                  shop.setFilter({ ...everything, quantityUnits: filter.quantityUnits })
                }
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
        <SwagCards
          label={near.length > 0 ? copy.search.near : copy.listLabel}
          products={near.length > 0 ? near : shown}
          quantityUnits={filter.quantityUnits}
          onOpen={shop.openPiece}
        />
      </div>
      <section
        id={listAnchor}
        aria-labelledby={`${listAnchor}-title`}
        className="mt-8 scroll-mt-24"
      >
        <h3 id={`${listAnchor}-title`} className="text-display-3">
          {swagListCopy.title}
        </h3>
        <p className="mt-2 mb-6 max-w-measure">{swagListCopy.text}</p>
        <p role="status" className="mb-4 text-sm empty:hidden">
          {news}
        </p>
        {list.items.length === 0 ? (
          <EmptyState title={swagListCopy.empty.title} className="py-6">
            {swagListCopy.empty.text}
          </EmptyState>
        ) : (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
            <ListPanel
              shop={{
                ...shop,
                setDelivery: (patch) => {
                  shop.setDelivery(patch);
                  const day = patch.neededBy ?? '';
                  // A date field passes through days long gone while a year is typed.
                  if (day >= calendarDayOf(new Date())) learnAnswers('swag', { launchDay: day });
                },
              }}
              logo={logo}
              daySource={isDayKnown ? origins.launchDay?.from : undefined}
            />
          </Suspense>
        )}
      </section>
      {shop.open !== null && (
        <Suspense fallback={null}>
          <PieceDialog
            open={shop.open}
            shop={shop}
            logo={logo}
            onAdd={(open) => {
              remember(open);
              setNews(swagListCopy.added(swagPieces[open.piece].name));
            }}
            onAskQuote={remember}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The address carries the quote too, so the request is right even where this fails. */
async function rememberQuote(piece: OpenPiece['piece'], quantityUnits: number): Promise<void> {
  const { name, kindIds } = swagPieces[piece];
  try {
    const code = await remembering.load();
    code.rememberQuote({ product: name, kindId: kindIds[0], quantityUnits });
  } catch (error) {
    console.info('Swag catalog: the quote was not remembered', error);
  }
}
