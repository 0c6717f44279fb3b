import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import {
  type AudienceProductFieldName,
  type AudienceProductFields,
  emptyAudienceProductFields,
  toAudienceProductFields,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { toNumberText } from '@functions/_shared/domain/parse-number.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  completeCreatorInput,
  creatorAddress,
  resultExtrasOf,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  type CreatorExtras,
  type CreatorInput,
  parseCreatorFields,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import {
  type AutoAnalysis,
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

/**
 * The draft a page opens with. An address wins over what the tab stored, unless both say the same:
 * then the tab knows more, such as the profile and the pictures.
 */
export function openingDraft(
  params: URLSearchParams,
  stored: CreatorDraft,
  locale: string,
): CreatorDraft {
  const partial = creatorAddress.readParams(params);
  if (Object.keys(partial).length === 0) return stored;
  if (inputOfAddress(params, stored, locale) !== null) return stored;
  const { product, productCategory, styles = [] } = partial;
  return {
    ...emptyDraft,
    fields: toAudienceProductFields(partial, locale),
    idea:
      product !== undefined && productCategory !== undefined
        ? { productName: product, category: productCategory, estimatedPriceUsd: null }
        : null,
    inspiration: { ...emptyInspiration, styles, autoAnalysis: analysisOf(params) },
  };
}

/** The look that the sender's pictures were drawn with; no link says what it was read from. */
function analysisOf(params: URLSearchParams): AutoAnalysis | null {
  const { look } = resultExtrasOf(params);
  return look === undefined ? null : { ...look, colors: [...look.colors], mood: [], basis: '' };
}

/** The result an address brings along, with what the opening draft knows beyond it; else null. */
export function inputFromAddress(
  params: URLSearchParams,
  draft: CreatorDraft,
  locale: string,
): CreatorInput | null {
  const own = inputOfAddress(params, draft, locale);
  if (own !== null) return own;
  const input = completeCreatorInput(creatorAddress.readParams(params));
  return input && { ...input, ...extrasOf(draft) };
}

/**
 * What this draft means, if it is what the address was made of; else null. The draft has the words
 * whole, an address without handles and numbers that tell who somebody is.
 */
export function inputOfAddress(
  params: URLSearchParams,
  draft: CreatorDraft,
  locale: string,
): CreatorInput | null {
  const known = parseCreatorFields(draft.fields, locale, extrasOf(draft));
  if (!known.ok) return null;
  const { toParams, readParams } = creatorAddress;
  return toParams(known.value).toString() === toParams(readParams(params)).toString()
    ? known.value
    : null;
}
