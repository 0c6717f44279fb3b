import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { paybackText, planningUsd } from '@/tools/movers/movers-text.ts';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { goodsText, madeText, routeLabel, savesMoney, yearRangeText } from '../catalog-text.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import { bestRoute } from '../rules/catalog-total.ts';
import { ItemDetail } from './item-detail.tsx';
import { ItemGap } from './item-gap.tsx';
import type { CatalogState } from './use-catalog.ts';

const copy = catalogCopy.row;

type CatalogItemProps = {
  catalog: CatalogState;
  row: CatalogRow;
  /** How many products wait for the same answer, this one among them. */
  alike: number;
};

/** A product: what it is, what its best move saves, and its countries when it is opened. */
export function CatalogItem({ catalog, row, alike }: CatalogItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { figures } = row;
  if (figures === null) {
    return (
      <li className="flex flex-col gap-3 border-b border-ink/20 py-4">
        <ItemName row={row} />
        <ItemGap catalog={catalog} row={row} alike={alike} />
      </li>
    );
  }
  return (
    <li className="border-b border-ink/20">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid cursor-pointer list-none items-start gap-x-6 gap-y-1.5 py-4 hover:bg-butter/15 sm:grid-cols-[minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
          <ItemName row={row} />
          <div className="sm:row-span-2">
            <ItemMoney catalog={catalog} row={row} />
          </div>
          <p
            data-print="hide"
            className="flex items-center gap-1 text-sm font-semibold underline decoration-tomato decoration-2 underline-offset-4"
          >
            {copy.open}
            <ChevronDown aria-hidden="true" className={cn('size-4', isOpen && 'rotate-180')} />
          </p>
        </summary>
        {isOpen && <ItemDetail catalog={catalog} row={row} figures={figures} />}
      </details>
    </li>
  );
}

function ItemName({ row }: { row: CatalogRow }) {
  const { product, goods, figures } = row;
  const source = goods === null ? '' : copy.sources[goods.source];
  const notes = [
    goodsText(row),
    source,
    product.variants > 1 ? copy.variants(product.variants) : '',
    madeText(row),
    figures === null ? '' : copy.dutyToday(figures.dutyText),
  ];
  return (
    <div>
      <p className="font-semibold [overflow-wrap:anywhere]">{product.title}</p>
      <p className="mt-0.5 text-sm text-muted">{notes.filter((note) => note !== '').join(' · ')}</p>
      {figures !== null && figures.orderMark !== '' && (
        <p className="mt-0.5 text-sm font-semibold">{orderNoticeCopy.mark(figures.orderMark)}</p>
      )}
      {figures?.unlikeUsual && (
        <p className="mt-1 text-sm font-medium text-risk-high">
          {copy.unlike(
            formatUsdCents(figures.fobUsd.likely),
            formatUsdCents(figures.unlikeUsual.lowUsd),
            formatUsdCents(figures.unlikeUsual.highUsd),
            goods?.plural ?? '',
          )}
        </p>
      )}
    </div>
  );
}

/** What the best move saves a year, or that none does. */
function ItemMoney({ catalog, row }: { catalog: CatalogState; row: CatalogRow }) {
  const best = bestRoute(row, catalog.settings);
  const today = row.today === null ? '' : countryInText(row.today);
  if (best === null) {
    const saves = row.figures?.routes.some(
      (route) =>
        savesMoney(route) &&
        route.isMadeThere &&
        (route.route !== 'mexico-usmca' || catalog.settings.countsUsmca),
    );
    return (
      <p className="text-sm text-muted sm:text-right">
        {saves ? copy.noPayback : copy.stays}
        <span className="sr-only"> ({today})</span>
      </p>
    );
  }
  return (
    <div className="tabular-nums sm:text-right">
      <p className="font-display text-title">{copy.year(planningUsd(best.yearUsd.likely))}</p>
      <p className="text-sm">{copy.to(routeLabel(best.route), paybackText(best.paybackMonths))}</p>
      <p className="text-sm text-muted">{yearRangeText(best.yearUsd)}</p>
    </div>
  );
}
