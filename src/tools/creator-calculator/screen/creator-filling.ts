import { creatorRules } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  type FilledFields,
  fillBlankFields,
  filledAnswerNames,
  withoutFilled,
} from '@/lib/visitor-product/fill-calculator.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { ChosenIdea, CreatorDraft } from './creator-draft.ts';

/** What was filled in when the form opened, as it stands in the draft. */
export type DraftFilling = { fields: FilledFields; profileUrl: string; idea: ChosenIdea | null };

export const nothingFilled: DraftFilling = { fields: {}, profileUrl: '', idea: null };

/**
 * What is known of the visitor's product, for the blank parts of the draft. The kind of goods, its
 * print and its category hold for the known product's own words only.
 */
export function fillingOf(
  draft: CreatorDraft,
  known: ProductAnswers,
  locale: string,
): DraftFilling {
  const { productMaxLength } = creatorRules;
  const fields = fillBlankFields(draft.fields, known, { locale, productMaxLength });
  const product = fields.product ?? draft.fields.product.trim();
  const isKnownProduct = product !== '' && isSameProduct(product, known.product);
  return {
    fields,
    profileUrl:
      draft.profile === null && draft.profileUrl.trim() === '' ? (known.profileUrl ?? '') : '',
    idea:
      draft.idea === null && isKnownProduct && known.productCategory !== undefined
        ? {
            productName: product,
            category: known.productCategory,
            estimatedPriceUsd: null,
            kindId: known.kindId,
            motif: known.motif,
          }
        : null,
  };
}

export function withFilling(draft: CreatorDraft, filling: DraftFilling): CreatorDraft {
  return {
    ...draft,
    fields: { ...draft.fields, ...filling.fields },
    profileUrl: filling.profileUrl || draft.profileUrl,
    idea: filling.idea ?? draft.idea,
  };
}

/** Without what was filled in; what was typed, loaded or chosen since stays. */
export function withoutFilling(draft: CreatorDraft, filling: DraftFilling): CreatorDraft {
  const isLinkFilled = draft.profile === null && draft.profileUrl === filling.profileUrl;
  return {
    ...draft,
    fields: withoutFilled(draft.fields, filling.fields),
    profileUrl: isLinkFilled ? '' : draft.profileUrl,
    idea: draft.idea === filling.idea ? null : draft.idea,
  };
}

export function filledDraftNames({ fields, profileUrl }: DraftFilling): AnswerName[] {
  const names = filledAnswerNames(fields);
  return profileUrl === '' ? names : ['profileUrl', ...names];
}

/** What a loaded profile tells the other tools. */
export function answersOfProfile(profile: FetchedProfile): ProductAnswers {
  return {
    profileUrl: profile.askedUrl,
    followers: profile.followers,
    engagementRatePct: profile.engagement_rate,
  };
}
