import {
  type AudienceProduct,
  type AudienceProductFields,
  type AudienceProductRules,
  emptyAudienceProductFields,
  type FieldCode,
  parseAudienceProduct,
  parseOption,
  toAudienceProductFields,
} from '../calc/audience-product.ts';
import type { MeasuredOrdering } from '../calc/measured-ordering.ts';
import type { DesignInspiration } from '../design-inspiration.ts';
import { type DesignStyle, maxStyleTags } from '../design-styles.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
import type { ChosenCost } from './chosen-cost.ts';
import { guessLook } from './guess-look.ts';

/** What the free calculator is asked. */
export type RevenueRequest = AudienceProduct & {
  productCategory: ProductCategory;
  designInspiration: DesignInspiration;
  /** Replaces the estimated unit cost; undefined for the estimate. */
  chosenCost?: ChosenCost;
  /** From a demand test of the product; without it the assumed rate counts. */
  measuredOrdering?: MeasuredOrdering | undefined;
};

export type LookType = DesignInspiration['type'];

/** The form as it is typed. Both descriptions of a look are stored; `lookType` says which counts. */
export type RevenueFields = AudienceProductFields & {
  productCategory: string;
  lookType: LookType;
  styles: readonly DesignStyle[];
  lookWords: string;
};

export type RevenueFieldName = keyof AudienceProductFields | 'productCategory' | 'styles';

export type RevenueParse =
  | {
      ok: true;
      value: RevenueRequest;
      /** '@name' from the words about the look; personal, so it stays out of addresses. */
      handle: string | null;
      /** The rate was left blank, so the page has to say which one was used. */
      isRateAssumed: boolean;
    }
  | { ok: false; errors: Partial<Record<RevenueFieldName, FieldCode>> };

export const revenueRules: AudienceProductRules = {
  isRateRequired: false,
  isProductRequired: false,
  productMaxLength: 300,
};

export const emptyRevenueFields: RevenueFields = {
  ...emptyAudienceProductFields,
  productCategory: '',
  lookType: 'styles',
  styles: [],
  lookWords: '',
};

/** Parses the whole form, or says what is wrong field by field. Look and product may stay empty. */
export function parseRevenueFields(fields: RevenueFields, locale: string): RevenueParse {
  const answers = parseAudienceProduct(fields, locale, revenueRules);
  const productCategory = parseOption(fields.productCategory, isProductCategory);
  const { designInspiration, handle } = inspirationOf(fields);
  const hasTooManyStyles =
    designInspiration.type === 'styles' && designInspiration.styles.length > maxStyleTags;

  if (answers.ok && productCategory.ok && !hasTooManyStyles) {
    return {
      ok: true,
      value: { ...answers.value, productCategory: productCategory.value, designInspiration },
      handle,
      isRateAssumed: answers.isRateAssumed,
    };
  }
  return {
    ok: false,
    errors: {
      ...(!answers.ok && answers.errors),
      ...(!productCategory.ok && { productCategory: productCategory.code }),
      ...(hasTooManyStyles && { styles: 'too-many' }),
    },
  };
}

/** The form that parses as this request; what the request leaves out stays empty. */
export function toRevenueFields(request: Partial<RevenueRequest>, locale: string): RevenueFields {
  const look = request.designInspiration;
  return {
    ...toAudienceProductFields(request, locale),
    productCategory: request.productCategory ?? '',
    lookType: look?.type ?? 'styles',
    styles: look?.type === 'styles' ? look.styles : [],
    lookWords: look?.type === 'auto' ? look.analysis.aesthetic : '',
  };
}

/** An empty tab of words counts as no inspiration, whatever the other tab holds. */
function inspirationOf({
  lookType,
  styles,
  lookWords,
}: Pick<RevenueFields, 'lookType' | 'styles' | 'lookWords'>): {
  designInspiration: DesignInspiration;
  handle: string | null;
} {
  if (lookType === 'styles') return { designInspiration: { type: 'styles', styles }, handle: null };
  if (lookWords.trim() === '') {
    return { designInspiration: { type: 'styles', styles: [] }, handle: null };
  }
  const { aesthetic, colors, handle } = guessLook(lookWords);
  return { designInspiration: { type: 'auto', analysis: { aesthetic, colors } }, handle };
}
