import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { cutAtWord } from '@/lib/cut-at-word.ts';
import { maxTextLengths, type ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { IdeaVisitor } from '@/tools/idea-dialog/screen/use-idea-dialog.ts';
import { type CreatorDraft, ideaInForce } from './creator-draft.ts';
import { answersOfProfile } from './creator-filling.ts';

/** What a result tells the other tools. */
export function answersOfCreator(input: CreatorInput, draft: CreatorDraft): ProductAnswers {
  const { followers, engagementRatePct, priceUsd, product, country, productCategory } = input;
  const idea = ideaInForce(draft);
  return {
    profileUrl: draft.profile?.askedUrl ?? input.profileLink,
    followers,
    engagementRatePct,
    priceUsd,
    product,
    country,
    productCategory,
    kindId: idea?.kindId,
    motif: idea?.motif,
    monthlyOrders: calculateRevenue(input).totalOrderedUnits,
  };
}

/** What a chosen idea tells the other tools, with what its dialog learned of the visitor. */
export function answersOfIdea(
  { productName, kindId, motif, category, estimatedPrice }: ProductIdea,
  { profile, profileUrl, audienceWords }: IdeaVisitor,
  { isPriceTaken }: { isPriceTaken: boolean },
): ProductAnswers {
  return {
    ...(profile !== null && answersOfProfile(profile)),
    profileUrl,
    audienceWords: cutAtWord(audienceWords, maxTextLengths.audienceWords),
    product: productName,
    kindId,
    motif,
    productCategory: category,
    // A price that the visitor typed is learned with the result.
    ...(isPriceTaken && { priceUsd: estimatedPrice }),
  };
}
