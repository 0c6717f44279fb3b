import {
  type DropTextCode,
  type DropTextName,
  parseDropText,
} from '@functions/_shared/domain/demand/drop-text.ts';
import {
  parseTestPrices,
  type TestPriceCode,
} from '@functions/_shared/domain/demand/parse-test-prices.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import type { NewDemandTest } from '../services.ts';
import type { DemandTestFields } from '../storage.ts';

export type DemandTestErrors = Readonly<{
  texts: Partial<Record<DropTextName, DropTextCode>>;
  prices: readonly (TestPriceCode | undefined)[];
}>;

export type DemandTestParse =
  | { ok: true; value: NewDemandTest }
  | { ok: false; errors: DemandTestErrors };

const textNames = ['product', 'tagline', 'creator'] as const satisfies readonly DropTextName[];

/**
 * Parses the whole form, or says what is wrong field by field.
 * @param known what the record says of the visitor's product, for its kind and motif
 */
export function parseDemandTest(
  fields: DemandTestFields,
  locale: string,
  known: Pick<ProductAnswers, 'product' | 'kindId' | 'motif'> = {},
): DemandTestParse {
  const read: Partial<Record<DropTextName, string>> = {};
  const errors: Partial<Record<DropTextName, DropTextCode>> = {};
  for (const name of textNames) {
    const parsed = parseDropText(name, fields[name]);
    if (parsed.ok) read[name] = parsed.value;
    else errors[name] = parsed.code;
  }
  const prices = parseTestPrices(fields.prices, locale);
  const { product, tagline, creator } = read;
  if (!prices.ok || product === undefined || tagline === undefined || creator === undefined) {
    return { ok: false, errors: { texts: errors, prices: prices.ok ? [] : prices.errors } };
  }
  const isKnown = isSameProduct(known.product, product);
  return {
    ok: true,
    value: {
      product,
      creator,
      pricesUsd: prices.pricesUsd,
      days: fields.days,
      ...(tagline !== '' && { tagline }),
      ...(isKnown && known.kindId !== undefined && { kindId: known.kindId }),
      ...(isKnown && known.motif !== undefined && { motif: known.motif }),
    },
  };
}
