import { dropTextLengths } from '@functions/_shared/domain/demand/drop-text.ts';
import { suggestedPricesUsd } from '@functions/_shared/domain/demand/suggested-prices.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { DemandTestFields } from '../storage.ts';

/** What the record fills into blank fields: the product, and three prices around the one it knows. */
export function fillFromProduct(
  fields: DemandTestFields,
  { product, priceUsd }: Pick<ProductAnswers, 'product' | 'priceUsd'>,
  locale: string,
): Partial<Pick<DemandTestFields, 'product' | 'prices'>> {
  const name = product?.trim() ?? '';
  const isProductOpen = fields.product.trim() === '' && name !== '';
  const arePricesOpen = fields.prices.every((typed) => typed.trim() === '');
  const [low, middle, high] =
    priceUsd !== undefined && priceUsd > 0
      ? suggestedPricesUsd(priceUsd).map((usd) => toNumberText(usd, locale))
      : [];
  const hasPrices = low !== undefined && middle !== undefined && high !== undefined;
  return {
    ...(isProductOpen && { product: name.slice(0, dropTextLengths.product) }),
    ...(arePricesOpen && hasPrices && { prices: [low, middle, high] as const }),
  };
}
