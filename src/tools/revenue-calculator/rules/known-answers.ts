import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { Calculation } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import {
  type RevenueFields,
  revenueRules,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  type FilledFields,
  fillBlankFields,
  filledAnswerNames,
  namesOtherProduct,
} from '@/lib/visitor-product/fill-calculator.ts';

/** What was filled in, as it stands in the fields. */
export type FilledRevenueFields = FilledFields & Partial<Pick<RevenueFields, 'productCategory'>>;

/** Fills the blank fields with what is known. */
export function fillRevenueFields(
  fields: RevenueFields,
  known: ProductAnswers,
  locale: string,
): FilledRevenueFields {
  const { productMaxLength } = revenueRules;
  const isCategoryOpen =
    !isProductCategory(fields.productCategory) && !namesOtherProduct(fields, known);
  return {
    ...fillBlankFields(fields, known, { locale, productMaxLength }),
    ...(isCategoryOpen &&
      known.productCategory !== undefined && { productCategory: known.productCategory }),
  };
}

export function filledRevenueNames(filled: FilledRevenueFields): AnswerName[] {
  const names = filledAnswerNames(filled);
  return filled.productCategory === undefined ? names : [...names, 'productCategory'];
}

/** What a calculation tells the other tools. An assumed rate is not an answer of the visitor's. */
export function answersOfRevenue({ request, results, isRateAssumed }: Calculation): ProductAnswers {
  const { followers, engagementRatePct, priceUsd, product, country, productCategory } = request;
  return {
    followers,
    ...(!isRateAssumed && { engagementRatePct }),
    priceUsd,
    product,
    country,
    productCategory,
    monthlyOrders: results.totalOrderedUnits,
  };
}
