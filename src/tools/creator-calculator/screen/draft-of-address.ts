import { toAudienceProductFields } from '@functions/_shared/domain/calc/audience-product.ts';
import {
  completeCreatorInput,
  creatorAddress,
  resultExtrasOf,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  type CreatorInput,
  parseCreatorFields,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import {
  type AutoAnalysis,
  emptyInspiration,
} from '@/tools/design-inspiration/rules/inspiration.ts';
import { type CreatorDraft, emptyDraft, extrasOf } from './creator-draft.ts';

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
