import { type CsvValue, csvText } from '@/lib/csv-text.ts';
import { catalogCopy } from './catalog-copy.ts';
import { routeLabel, stateText } from './catalog-text.ts';
import type { BadRow } from './rules/catalog-product.ts';
import { catalogRoutes } from './rules/catalog-routes.ts';
import type { CatalogRow } from './rules/catalog-row-types.ts';
import type { CatalogSettings } from './rules/catalog-settings.ts';
import { bestRoute } from './rules/catalog-total.ts';

type Input = Readonly<{
  /** The most money first. */
  rows: readonly CatalogRow[];
  badRows: readonly BadRow[];
  settings: Pick<CatalogSettings, 'countsUsmca'>;
}>;

/** The result for spreadsheets: a row per product, then the rows that could not be used. */
export function catalogCsv({ rows, badRows, settings }: Input): string {
  const header = [
    'line',
    'product',
    'skus',
    'kind',
    'hts8',
    'made_in',
    'units_a_year',
    'cost_usd',
    'duty_today',
    'open_orders_today',
    'landed_today_usd',
    'best_country',
    'saves_a_year_usd',
    'saves_low_usd',
    'saves_high_usd',
    'move_costs_usd',
    'payback_months',
    ...catalogRoutes.flatMap((route) => [
      `${route}_duty`,
      `${route}_break_even_fob_usd`,
      `${route}_saves_a_year_usd`,
    ]),
    'note',
  ];
  return csvText([
    header,
    ...rows.map((row) => productCells(row, settings)),
    ...badRows.map(({ line, fault, text }): CsvValue[] => [
      line,
      ...header.slice(2).map(() => null),
      catalogCopy.bad.faults[fault](text),
    ]),
  ]);
}

function productCells(row: CatalogRow, settings: Input['settings']): CsvValue[] {
  const { product, goods, line, figures } = row;
  const best = bestRoute(row, settings);
  return [
    product.line,
    product.title,
    product.skus.join(' '),
    goods?.name ?? null,
    line?.hts8 ?? null,
    row.today,
    row.yearlyUnits,
    row.costUsd,
    figures?.dutyText ?? null,
    figures?.orderMark ?? null,
    figures?.landedUsd.likely ?? null,
    best && routeLabel(best.route),
    best && best.yearUsd.likely,
    best && best.yearUsd.low,
    best && best.yearUsd.high,
    best && best.costUsd.likely,
    best && best.paybackMonths,
    ...catalogRoutes.flatMap((id): CsvValue[] => {
      const route = figures?.routes.find((each) => each.route === id);
      return route === undefined
        ? [null, null, null]
        : [route.dutyText, route.breakEvenFobUsd, route.isToday ? null : route.yearUsd.likely];
    }),
    stateText(row),
  ];
}
