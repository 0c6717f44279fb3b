import { visitorProducts } from '@/hooks/visitor-products.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';

/** The kind of goods that these words were read as; undefined where the record does not know. */
export function knownKindId(product: string): string | undefined {
  const { answers } = currentProduct(visitorProducts.read());
  return isSameProduct(answers.product, product) ? answers.kindId : undefined;
}
