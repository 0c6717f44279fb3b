import {
  feasibleFromRating,
  isProductGroup,
  type ProductGroup,
} from '../country-ratings.assumptions.ts';
import { groupRatings } from '../country-ratings.generated.ts';
import { capabilityRows } from '../goods/capabilities.generated.ts';
import type { MapCountry } from '../manufacturing-countries.ts';
import type { FreightMode } from '../money/freight-modes.ts';
import type { WorkCountry } from './closures.ts';
import type { GoodsToPlan } from './goods-to-plan.ts';
import { printedStockKinds } from './printed-stock.assumptions.ts';
import {
  type AsianCountry,
  asianCountries,
  type EuropeanCountry,
  europeanCountries,
  type RouteId,
} from './route-ids.ts';

/** Why a route is not planned. */
export type NoRoute = 'not-stocked' | 'few-makers';

/** Where goods come from on a route, and how they travel; blanks are printed in the US. */
export type Route =
  | Readonly<{ id: 'printed-stock'; country: 'usa'; mode: 'truck' }>
  | Readonly<{ id: Exclude<RouteId, 'printed-stock'>; country: MapCountry; mode: FreightMode }>;

/** The countries that the visitor chose; otherwise the best at the goods, in the order above. */
export type ChosenCountries = Readonly<{
  asia?: AsianCountry | undefined;
  europe?: EuropeanCountry | undefined;
}>;

/** The route for these goods, or why there is none. */
export function routeFor(
  id: RouteId,
  goods: GoodsToPlan,
  { asia, europe }: ChosenCountries = {},
): Readonly<{ route: Route; missing: NoRoute | null }> {
  switch (id) {
    case 'printed-stock': {
      const missing = isPrintedStock(goods.kindId) ? null : 'not-stocked';
      return { route: { id, country: 'usa', mode: 'truck' }, missing };
    }
    case 'mexico-truck':
      return madeIn({ id, country: 'mexico', mode: 'truck' }, goods);
    case 'europe-air':
      return madeIn(
        { id, country: europe ?? bestOf(europeanCountries, goods), mode: 'air' },
        goods,
      );
    case 'asia-air':
    case 'asia-sea': {
      const country = asia ?? bestOf(asianCountries, goods);
      return madeIn({ id, country, mode: id === 'asia-sea' ? 'ocean' : 'air' }, goods);
    }
  }
}

/** Whether distributors in the US keep blanks of the kind. */
export function isPrintedStock(kindId: string): boolean {
  return printedStockKinds.value.includes(kindId);
}

function madeIn(route: Route, goods: GoodsToPlan) {
  const isMade = ratingOf(route.country, goods) >= feasibleFromRating;
  return { route, missing: isMade ? null : ('few-makers' as const) };
}

/** Equal ratings keep the order of the list. */
function bestOf<Country extends MapCountry>(
  countries: readonly Country[],
  goods: GoodsToPlan,
): Country {
  const [best] = countries.toSorted((a, b) => ratingOf(b, goods) - ratingOf(a, goods));
  if (best === undefined) throw new RangeError('No countries to choose from.');
  return best;
}

/** 1 (weak) to 5 (world leader). */
function ratingOf(country: WorkCountry, { capability }: GoodsToPlan): number {
  const group = groupByTrade.get(capability.id);
  return group === undefined ? 0 : groupRatings[group][country];
}

/** The trades' groups, read apart from the table of kinds, which is too large for a browser. */
const groupByTrade: ReadonlyMap<string, ProductGroup> = new Map(
  capabilityRows.split('\n').flatMap((row) => {
    const [id = '', , group] = row.split(';');
    return isProductGroup(group) ? [[id, group] as const] : [];
  }),
);
