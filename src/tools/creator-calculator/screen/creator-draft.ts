import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import {
  type AudienceProductFieldName,
  type AudienceProductFields,
  emptyAudienceProductFields,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { CreatorExtras } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import {
  emptyInspiration,
  type Inspiration,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';

/** The idea that the product came from; what it knows holds while the words stay its own. */
export type ChosenIdea = {
  productName: string;
  category: ProductCategory;
  /** Retail, US dollars; null when only the category is known. */
  estimatedPriceUsd: number | null;
  /** The kind of goods that it is made on, and what is printed on it. */
  kindId?: string | undefined;
  motif?: string | undefined;
};

/** The form as it stands: typed text, and what was fetched, chosen and uploaded beside it. */
export type CreatorDraft = {
  profileUrl: string;
  profile: FetchedProfile | null;
  fields: AudienceProductFields;
  idea: ChosenIdea | null;
  inspiration: Inspiration;
};

export const emptyDraft: CreatorDraft = {
  profileUrl: '',
  profile: null,
  fields: emptyAudienceProductFields,
  idea: null,
  inspiration: emptyInspiration,
};

/**
 * The draft with a chosen idea. Its price fills a blank field, or one that a former idea or the
 * record filled; a typed price stays.
 * @param filledPrice the price as the record filled it in when the form opened; "" for none
 */
export function withIdea(
  draft: CreatorDraft,
  { productName, category, estimatedPrice, kindId, motif }: ProductIdea,
  { locale, filledPrice }: { locale: string; filledPrice: string },
): CreatorDraft {
  const { price } = draft.fields;
  const formerPrice = toNumberText(draft.idea?.estimatedPriceUsd ?? Number.NaN, locale);
  const isUntyped = ['', formerPrice, filledPrice].includes(price.trim());
  return {
    ...draft,
    idea: { productName, category, estimatedPriceUsd: estimatedPrice, kindId, motif },
    fields: {
      ...draft.fields,
      product: productName,
      price: isUntyped ? toNumberText(estimatedPrice, locale) : price,
    },
  };
}

/** The idea while the product is still called what the idea was; else null. */
export function ideaInForce({ fields, idea }: CreatorDraft): ChosenIdea | null {
  return idea !== null && fields.product.trim() === idea.productName ? idea : null;
}

/**
 * The draft with another profile, or with none. What the former one filled in and read goes with
 * it; what is public of the new one is filled in where nothing was typed since it was asked for.
 * @param before the fields at the moment the profile was asked for
 */
export function withProfile(
  draft: CreatorDraft,
  profile: FetchedProfile | null,
  before: AudienceProductFields,
  locale: string,
): CreatorDraft {
  const former = profileTexts(draft.profile, locale);
  const next = profileTexts(profile, locale);
  const fields = { ...draft.fields };
  for (const name of profileFieldNames) {
    if (fields[name] === former[name]) fields[name] = '';
    const isUntouched = fields[name] === '' || fields[name] === before[name];
    if (isUntouched && next[name] !== '') fields[name] = next[name];
  }
  const isSame = profile?.profileUrl === draft.profile?.profileUrl;
  return {
    ...draft,
    profile,
    fields,
    inspiration: isSame ? draft.inspiration : { ...draft.inspiration, autoAnalysis: null },
  };
}

const profileFieldNames = [
  'followers',
  'engagementRate',
] as const satisfies AudienceProductFieldName[];

/** The fields as this profile fills them; "" where it knows nothing. */
function profileTexts(profile: FetchedProfile | null, locale: string) {
  const text = (value: number | undefined) => toNumberText(value ?? Number.NaN, locale);
  return {
    followers: text(profile?.followers),
    engagementRate: text(profile?.engagement_rate),
  };
}

/** What the draft says besides its fields. */
export function extrasOf(draft: CreatorDraft): CreatorExtras {
  const { profile, profileUrl, inspiration } = draft;
  return {
    username: profile?.username,
    profileLink: profile === null && profileUrl !== '' ? profileUrl : undefined,
    platform: profile?.platform,
    productCategory: ideaInForce(draft)?.category,
    styles: inspiration.styles,
  };
}
