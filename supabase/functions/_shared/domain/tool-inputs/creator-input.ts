import {
  type AudienceProduct,
  type AudienceProductFieldName,
  type AudienceProductFields,
  type AudienceProductRules,
  type FieldCode,
  parseAudienceProduct,
} from '../calc/audience-product.ts';
import type { MeasuredOrdering } from '../calc/measured-ordering.ts';
import { knownStyles } from '../design-inspiration.ts';
import type { DesignStyle } from '../design-styles.ts';
import type { ProductCategory } from '../product-categories.ts';
import type { ProfilePlatform } from '../profile-platforms.ts';

/** What the form knows besides its fields, each from another part of it. */
export type CreatorExtras = {
  /** From the fetched profile, without the "@". */
  username?: string;
  /** What stands in the profile field while no profile was fetched. */
  profileLink?: string;
  platform?: ProfilePlatform;
  /** From the chosen idea; without it factories are matched by the product's words alone. */
  productCategory?: ProductCategory;
  /** From a demand test of the product; without it the assumed rate counts. */
  measuredOrdering?: MeasuredOrdering | undefined;
  /** Each once, at most `maxStyleTags`. */
  styles: readonly DesignStyle[];
};

/** What the creator calculator is asked. */
export type CreatorInput = CreatorExtras & AudienceProduct;

export type CreatorParse =
  | { ok: true; value: CreatorInput }
  | { ok: false; errors: Partial<Record<AudienceProductFieldName, FieldCode>> };

/** All five answers are required. */
export const creatorRules: AudienceProductRules = {
  isRateRequired: true,
  isProductRequired: true,
  productMaxLength: 120,
};

/** In the order of the form. */
export const creatorFieldNames: readonly AudienceProductFieldName[] = [
  'followers',
  'engagementRate',
  'product',
  'price',
  'country',
];

/** Parses the whole form, or says what is wrong field by field. */
export function parseCreatorFields(
  fields: AudienceProductFields,
  locale: string,
  extras: Partial<CreatorExtras> = {},
): CreatorParse {
  const answers = parseAudienceProduct(fields, locale, creatorRules);
  if (!answers.ok) return answers;
  return {
    ok: true,
    value: { ...extras, styles: knownStyles(extras.styles ?? []), ...answers.value },
  };
}

/** Whether two inputs give the same figures and ask for the same partners and styles. */
export function isSameInput(a: CreatorInput, b: CreatorInput): boolean {
  return (
    a.followers === b.followers &&
    a.engagementRatePct === b.engagementRatePct &&
    a.product === b.product &&
    a.priceUsd === b.priceUsd &&
    a.country === b.country &&
    a.productCategory === b.productCategory &&
    a.styles.join() === b.styles.join()
  );
}

/** The blank fields, in the form's order: the main button waits for them (specification §4). */
export function missingCreatorFields(fields: AudienceProductFields): AudienceProductFieldName[] {
  return creatorFieldNames.filter((name) => fields[name].trim() === '');
}
