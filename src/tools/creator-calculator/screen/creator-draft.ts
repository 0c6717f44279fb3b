import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';
import { asObject, asText, parseObject } from '@/lib/kept-json.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { parseJson } from '@/lib/schema.ts';
import {
  emptyInspiration,
  type Inspiration,
  inspirationSchema,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import { type FetchedProfile, profileSchema } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import {
  type CreatorExtras,
  type CreatorFieldName,
  type CreatorFields,
  type CreatorInput,
  creatorFieldNames,
  parseCreatorFields,
  toCreatorFields,
} from '../rules/creator-input.ts';
import { readCreatorParams, toCreatorParams } from '../rules/creator-url.ts';

/** The idea that the dream product came from; what it knows holds while the words stay its own. */
export type ChosenIdea = {
  productName: string;
  category: ProductCategory;
  /** Retail, US dollars; null when only the category is known. */
  estimatedPriceUsd: number | null;
};

/** The form as it stands: typed text, and what was fetched, chosen and uploaded beside it. */
export type CreatorDraft = {
  profileUrl: string;
  profile: FetchedProfile | null;
  fields: CreatorFields;
  idea: ChosenIdea | null;
  inspiration: Inspiration;
};

export const emptyDraft: CreatorDraft = {
  profileUrl: '',
  profile: null,
  fields: { followers: '', engagementRate: '', dreamProduct: '', price: '', country: '' },
  idea: null,
  inspiration: emptyInspiration,
};

/** The idea while the dream product still is what it was called; else null. */
export function ideaInForce({ fields, idea }: CreatorDraft): ChosenIdea | null {
  return idea !== null && fields.dreamProduct.trim() === idea.productName ? idea : null;
}

/**
 * The draft with another profile, or with none. What the former one filled in and read goes with
 * it; what is public of the new one is filled in where nothing was typed since it was asked for.
 * @param before the fields at the moment the profile was asked for
 */
export function withProfile(
  draft: CreatorDraft,
  profile: FetchedProfile | null,
  before: CreatorFields,
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

const profileFieldNames = ['followers', 'engagementRate'] as const satisfies CreatorFieldName[];

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
  const { profile, inspiration } = draft;
  return {
    username: profile?.username,
    platform: profile?.platform,
    productCategory: ideaInForce(draft)?.category,
    styles: inspiration.styles,
  };
}

/** Pictures weigh far more than the rest, so the two are kept apart: one may fail to fit. */
export type KeptTexts = { answers: string | null; look: string | null };

export function draftToTexts({ inspiration, ...answers }: CreatorDraft): {
  answers: string;
  look: string;
} {
  return { answers: JSON.stringify(answers), look: JSON.stringify(inspiration) };
}

/** The draft as `draftToTexts` wrote it; whatever does not hold up is left out. */
export function draftFromTexts(texts: KeptTexts): CreatorDraft {
  const { profileUrl, profile, fields, idea } = parseObject(texts.answers);
  const keptFields = asObject(fields);
  const draftFields = { ...emptyDraft.fields };
  for (const name of creatorFieldNames) draftFields[name] = asText(keptFields[name]);
  return {
    profileUrl: asText(profileUrl),
    profile: profileSchema(profile),
    fields: draftFields,
    idea: readIdea(idea),
    inspiration: parseJson(inspirationSchema, texts.look),
  };
}

/**
 * The draft a page opens with. An address wins over what the tab remembers, unless both say the
 * same: then the tab knows more, such as the profile and the pictures.
 */
export function openingDraft(
  params: URLSearchParams,
  kept: CreatorDraft,
  locale: string,
): CreatorDraft {
  const partial = readCreatorParams(params);
  if (Object.keys(partial).length === 0) return kept;
  if (inputOfAddress(params, kept, locale) !== null) return kept;
  const { dreamProduct, productCategory, styles = [] } = partial;
  return {
    ...emptyDraft,
    fields: toCreatorFields(partial, locale),
    idea:
      dreamProduct !== undefined && productCategory !== undefined
        ? { productName: dreamProduct, category: productCategory, estimatedPriceUsd: null }
        : null,
    inspiration: { ...emptyInspiration, styles },
  };
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
  return toCreatorParams(known.value).toString() === ownParams(params).toString()
    ? known.value
    : null;
}

/** The address without what is not ours, such as a campaign's marks. */
function ownParams(params: URLSearchParams): URLSearchParams {
  const ours = new Set(['v', 'f', 'e', 'p', 'm', 'c', 's', 'd']);
  return new URLSearchParams([...params].filter(([key]) => ours.has(key)));
}

function readIdea(kept: unknown): ChosenIdea | null {
  const { productName, category, estimatedPriceUsd } = asObject(kept);
  if (typeof productName !== 'string' || !isProductCategory(category)) return null;
  return {
    productName,
    category,
    estimatedPriceUsd: typeof estimatedPriceUsd === 'number' ? estimatedPriceUsd : null,
  };
}
