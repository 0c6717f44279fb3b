import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';
import { readCreatorParams, toCreatorParams } from '@/lib/calc/creator-url.ts';
import {
  type CreatorExtras,
  type CreatorFields,
  creatorFieldNames,
  parseCreatorFields,
  toCreatorFields,
} from '@/lib/creator-input.ts';
import { asObject, asText, parseObject } from '@/lib/kept-json.ts';
import {
  emptyInspiration,
  type Inspiration,
  inspirationFromKept,
} from '../design-inspiration/inspiration.ts';
import { type FetchedProfile, profileFromKept } from '../profile-fetch/fetched-profile.ts';

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
    profile: profileFromKept(profile),
    fields: draftFields,
    idea: readIdea(idea),
    inspiration: inspirationFromKept(parseObject(texts.look)),
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
  const known = parseCreatorFields(kept.fields, locale, extrasOf(kept));
  if (known.ok && toCreatorParams(known.value).toString() === ownParams(params).toString()) {
    return kept;
  }
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
