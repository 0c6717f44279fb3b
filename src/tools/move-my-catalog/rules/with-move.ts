import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { startAnother } from '@/lib/visitor-product/change-products.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import {
  currentProduct,
  learn,
  type Origin,
  unlearn,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';
import { countryOfRoute } from './catalog-routes.ts';
import type { CatalogRow } from './catalog-row-types.ts';
import type { RouteFigures } from './product-figures.ts';

/** What was said about the former product and would be wrong about another. */
const ofTheFormer: readonly AnswerName[] = [
  'kindId',
  'motif',
  'productCategory',
  'category',
  'priceUsd',
  'fobUsd',
  'hts8',
  'quantities',
  'monthlyOrders',
  'strategy',
];

/** What a row says about its product and the move, for the other tools. */
export function moveAnswers(row: CatalogRow, route: RouteFigures): ProductAnswers {
  const { product, goods, line, figures, today } = row;
  const country = countryOfRoute(route.route);
  return {
    product: product.title,
    ...(goods !== null && { kindId: goods.kindId, productCategory: goods.category }),
    ...(line !== null && { hts8: line.hts8 }),
    ...(product.priceUsd !== undefined && { priceUsd: product.priceUsd }),
    ...(today !== null && { currentCountry: today }),
    ...(isManufacturingCountry(country) && { country }),
    ...(figures !== null && {
      quantities: [figures.orderUnits],
      monthlyOrders: Math.round((figures.yearlyUnits / 12) * 100) / 100,
    }),
  };
}

/**
 * The products after the visitor goes on with one of the catalog. A product from another tool stays,
 * and this one becomes another; one taken from the catalog earlier makes way, so that a catalog does
 * not push out everything else.
 */
export function withMove(
  before: VisitorProducts,
  told: ProductAnswers,
  origin: Origin,
): VisitorProducts {
  const { answers, origins } = currentProduct(before);
  const isSame =
    answers.product === undefined || isSameProduct(answers.product, told.product ?? '');
  return learn(afterOther(), told, origin);

  function afterOther(): VisitorProducts {
    if (isSame) return before;
    return origins.product?.from === 'catalog'
      ? unlearn(before, ofTheFormer)
      : startAnother(before);
  }
}
