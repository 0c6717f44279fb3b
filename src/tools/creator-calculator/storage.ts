import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { object, parseJson, record, type Schema, text } from '@functions/_shared/domain/schema.ts';
import { tabStorage } from '@/lib/storage.ts';
import { inspirationSchema } from '@/tools/design-inspiration/rules/inspiration.ts';
import { profileSchema } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { ChosenIdea, CreatorDraft } from './screen/creator-draft.ts';

/** The keys in the tab's storage. Pictures may not fit, so the look is stored apart. */
export const answersKey = 'creator_form';
export const lookKey = 'creator_look';
export const outcomeKey = 'creator_outcome';

/** What the tab stores for one product. */
export const savedForProduct: readonly string[] = [answersKey, lookKey, outcomeKey];

export function serializeDraft({ inspiration, fields, ...rest }: CreatorDraft): {
  answers: string;
  look: string;
} {
  const { product, ...others } = fields;
  // Tabs hold the product under its first name.
  const answers = { ...rest, fields: { ...others, dreamProduct: product } };
  return { answers: JSON.stringify(answers), look: JSON.stringify(inspiration) };
}

/** The draft that this tab stored. */
export function storedDraft(): CreatorDraft {
  return parseDraft({ answers: tabStorage.read(answersKey), look: tabStorage.read(lookKey) });
}

/** The draft as `serializeDraft` wrote it; whatever does not hold up is left out. */
export function parseDraft(stored: { answers: string | null; look: string | null }): CreatorDraft {
  const { fields, ...answers } = parseJson(answersSchema, stored.answers);
  const { dreamProduct, ...others } = fields;
  return {
    ...answers,
    fields: { ...others, product: dreamProduct },
    inspiration: parseJson(inspirationSchema, stored.look),
  };
}

const ideaSchema: Schema<ChosenIdea | null> = (raw) => {
  const { productName, category, estimatedPriceUsd, kindId, motif } = record(raw);
  if (typeof productName !== 'string' || !isProductCategory(category)) return null;
  return {
    productName,
    category,
    estimatedPriceUsd: typeof estimatedPriceUsd === 'number' ? estimatedPriceUsd : null,
    ...(typeof kindId === 'string' && { kindId }),
    ...(typeof motif === 'string' && { motif }),
  };
};

const answersSchema = object({
  profileUrl: text,
  profile: profileSchema,
  fields: object({
    followers: text,
    engagementRate: text,
    dreamProduct: text,
    price: text,
    country: text,
  }),
  idea: ideaSchema,
});
