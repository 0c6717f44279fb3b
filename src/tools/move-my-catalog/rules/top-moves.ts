import type { CatalogRow } from './catalog-row-types.ts';
import type { CatalogSettings } from './catalog-settings.ts';
import { bestRoute, byMoney } from './catalog-total.ts';
import type { RouteFigures } from './product-figures.ts';

/** So many go on into the roadmap and the request for quotation. */
const topCount = 3;

export type TopMove = Readonly<{ row: CatalogRow; route: RouteFigures }>;

/** The moves that save most a year. */
export function topMoves(
  rows: readonly CatalogRow[],
  options: Pick<CatalogSettings, 'countsUsmca'>,
): readonly TopMove[] {
  return byMoney(rows, options)
    .flatMap((row) => {
      const route = bestRoute(row, options);
      return route === null ? [] : [{ row, route }];
    })
    .slice(0, topCount);
}
