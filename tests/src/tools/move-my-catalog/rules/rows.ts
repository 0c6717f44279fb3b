import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import type { CatalogRoute } from '@/tools/move-my-catalog/rules/catalog-routes.ts';
import type { CatalogRow, RowState } from '@/tools/move-my-catalog/rules/catalog-row-types.ts';
import type { RouteFigures } from '@/tools/move-my-catalog/rules/product-figures.ts';

const around = (likely: number): Estimate => ({
  low: likely - Math.abs(likely) / 4,
  likely,
  high: likely + Math.abs(likely) / 2,
});

/** A country against today's, of 1,000 pieces a year. */
export function routeWith(
  route: CatalogRoute,
  { year, months, ...others }: { year: number; months: number | null } & Partial<RouteFigures>,
): RouteFigures {
  return {
    route,
    isToday: false,
    dutyPct: 20,
    dutyText: '20%',
    orderMark: '',
    isMadeThere: true,
    fobUsd: around(4),
    landedUsd: around(6),
    savingUsd: around(year / 1000),
    yearUsd: around(year),
    breakEvenFobUsd: 4.5,
    costUsd: around(months === null ? 500 : (year / 12) * months),
    samplesUsd: 0,
    pilotUsd: 0,
    doubleUsd: 0,
    paybackMonths: months,
    slowestPaybackMonths: months,
    ...others,
  };
}

let lines = 1;

/** A product with these routes; null for one without figures. */
export function rowWith(
  routes: readonly RouteFigures[] | null,
  state: RowState = routes === null ? 'unknown' : 'figures',
  title = 'Mug',
): CatalogRow {
  lines += 1;
  return {
    product: {
      key: `${title} ${lines}`,
      line: lines,
      title,
      types: [],
      details: '',
      skus: [`S-${lines}`],
      variants: 1,
      costUsd: 4,
      yearlyUnits: 1000,
      today: 'china',
      priceUsd: undefined,
      weightG: undefined,
      hsCode: undefined,
    },
    state,
    goods: null,
    thing: null,
    line: null,
    question: null,
    today: 'china',
    yearlyUnits: 1000,
    costUsd: 4,
    figures: routes && {
      today: 'china',
      yearlyUnits: 1000,
      orderUnits: 500,
      dutyPct: 36.5,
      dutyText: '36.5%',
      orderMark: '',
      fobUsd: around(4),
      landedUsd: around(6),
      unlikeUsual: null,
      routes,
    },
  };
}
