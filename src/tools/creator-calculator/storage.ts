import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  list,
  object,
  option,
  parseJson,
  record,
  type Schema,
  text,
} from '@functions/_shared/domain/schema.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { inspirationSchema } from '@/tools/design-inspiration/rules/inspiration.ts';
import { profileSchema } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { Picture } from '../shared/picture.ts';
import type { ChosenIdea, CreatorDraft } from './screen/creator-draft.ts';

/** The keys in the tab's storage. Pictures may not fit, so the look is stored apart. */
export const answersKey = 'creator_form';
export const lookKey = 'creator_look';
export const outcomeKey = 'creator_outcome';

/** What a result had besides its figures, so that a reload shows the same. */
export type StoredOutcome = {
  /** Where partners were searched in place of the form's country. */
  searchedCountry: FactoryCountry | null;
  pictures: readonly Picture[];
};

export function serializeDraft({ inspiration, fields, ...rest }: CreatorDraft): {
  answers: string;
  look: string;
} {
  const { product, ...others } = fields;
  // Tabs hold the product under its first name.
  const answers = { ...rest, fields: { ...others, dreamProduct: product } };
  return { answers: JSON.stringify(answers), look: JSON.stringify(inspiration) };
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

export function serializeOutcome(input: CreatorInput, outcome: StoredOutcome): string {
  return JSON.stringify({ of: markOf(input), ...outcome });
}

/** What was stored of this very result; null where another's or nothing was. */
export function parseOutcome(stored: string | null, input: CreatorInput): StoredOutcome | null {
  const { of, ...outcome } = parseJson(outcomeSchema, stored);
  return of === markOf(input) ? outcome : null;
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

const pictureSchema: Schema<Picture | null> = (raw) => {
  const { targetModel, url, source, depicts, standsIn, missingPrint, brandName } = record(raw);
  if (targetModel !== 'product-design' && targetModel !== 'packaging-design') return null;
  if (source !== 'builtin' && source !== 'live') return null;
  if (typeof url !== 'string' || !/^(?:https:|data:image\/)/.test(url)) return null;
  if (typeof depicts !== 'string' || typeof brandName !== 'string') return null;
  return {
    targetModel,
    url,
    source,
    depicts,
    standsIn: standsIn === true,
    ...(typeof missingPrint === 'string' && { missingPrint }),
    brandName,
  };
};

const outcomeSchema = object({
  of: text,
  searchedCountry: option(isFactoryCountry, null),
  pictures: list(pictureSchema),
});

/** Neither partners nor pictures depend on the price. */
function markOf(input: CreatorInput): string {
  return creatorAddress.toParams({ ...input, priceUsd: 0 }).toString();
}
