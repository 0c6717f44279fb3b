import type { AnswerName } from '@/lib/visitor-product/answers.ts';
import { startAnother } from '@/lib/visitor-product/change-products.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import {
  currentProduct,
  learn,
  type Origin,
  unlearn,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';

/** A piece of the catalog, and how many of it. */
export type SwagQuote = Readonly<{ product: string; kindId: string; quantityUnits: number }>;

/** What was said about the former piece and would be wrong about another. */
const ofTheFormer: readonly AnswerName[] = [
  'kindId',
  'motif',
  'productCategory',
  'category',
  'priceUsd',
  'fobUsd',
  'hts8',
];

/**
 * The products after the visitor asked for a quote on a piece. A product from another tool stays,
 * and the piece becomes another one; a piece asked for earlier makes way, so that browsing the
 * catalog does not push out everything else.
 */
export function withQuote(
  before: VisitorProducts,
  { product, kindId, quantityUnits }: SwagQuote,
  origin: Origin,
): VisitorProducts {
  const { answers, origins } = currentProduct(before);
  const isSame = answers.product === undefined || isSameProduct(answers.product, product);
  return learn(afterOther(), { product, kindId, quantities: [quantityUnits] }, origin);

  function afterOther(): VisitorProducts {
    if (isSame) return before;
    return origins.product?.from === 'swag' ? unlearn(before, ofTheFormer) : startAnother(before);
  }
}
