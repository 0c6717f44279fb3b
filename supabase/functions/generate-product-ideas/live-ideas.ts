import * as z from 'zod/mini';
import { askChecked } from '../_shared/ask-checked.ts';
import type { ChatJson, ChatQuestion } from '../_shared/chat-json.ts';
import {
  type GenerateProductIdeasRequest,
  ideasPerGeneration,
  type ProductIdea,
  productIdeaSchema,
} from '../_shared/contracts/product-ideas.ts';
import { productCategories } from '../_shared/domain/product-categories.ts';
import { ungroundedIn } from '../_shared/model-text/ungrounded.ts';
import type { CreatorProfile } from './creator-profile.ts';
import { comparableName } from './refusals.ts';

const fewestCategories = 3;

const instructions = `You suggest physical products that a social-media creator could have made under their own name.
Suggest exactly ${ideasPerGeneration}, from at least ${fewestCategories} of the allowed categories, each makeable in a run of a few hundred and not merely a printed shirt or mug: look for sleeper opportunities that few creators have thought of.
Build only on what the data says about the creator; where it says little, say so and invent nothing about them.
productName: at most 80 characters, no brand of another company. reasoning: one to three sentences naming the words of the data that led to it. estimatedPrice: usual retail price in US dollars. marketFit: one or two sentences on price and audience, with no figure that does not follow from the data.
contentDescription says what the ideas are to be about and goes before the profile; chosenLook is a choice from a list, not their words, and decides at most how a product looks.
Repeat none of the names in excludeProductNames.`;

const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ideas'],
  properties: {
    ideas: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['productName', 'category', 'reasoning', 'estimatedPrice', 'marketFit'],
        properties: {
          productName: { type: 'string' },
          category: { type: 'string', enum: productCategories },
          reasoning: { type: 'string' },
          estimatedPrice: { type: 'number' },
          marketFit: { type: 'string' },
        },
      },
    },
  },
};

const ideasSchema = z.object({
  ideas: z.array(productIdeaSchema).check(z.length(ideasPerGeneration)),
});

/** Ideas from a language model, checked; throws ServiceError when none pass. */
export function suggestLive(
  chat: ChatJson,
  request: GenerateProductIdeasRequest,
  creator: CreatorProfile,
): Promise<ProductIdea[]> {
  const excluded = request.excludeProductNames ?? [];
  return askChecked(chat, questionFor(request, creator), (answer) => {
    const parsed = ideasSchema.safeParse(answer);
    return parsed.success &&
      areGoodIdeas(parsed.data.ideas, excluded) &&
      parsed.data.ideas.every((idea) => isGrounded(idea, request, creator))
      ? parsed.data.ideas
      : undefined;
  });
}

function questionFor(
  { socialData, look, excludeProductNames }: GenerateProductIdeasRequest,
  { username, platform, followers, engagementRatePct }: CreatorProfile,
): ChatQuestion {
  return {
    instructions,
    data: {
      username: username ?? null,
      displayName: socialData.displayName ?? null,
      platform: platform ?? null,
      followers: followers ?? null,
      engagementRatePct: engagementRatePct ?? null,
      bio: socialData.bio ?? null,
      contentDescription: socialData.userProvidedContext ?? null,
      chosenLook: look ?? null,
      excludeProductNames: excludeProductNames ?? [],
    },
    answer: { name: 'product_ideas', schema: answerSchema },
  };
}

/**
 * Checks what the schema cannot express: five different ideas, several categories, none excluded.
 */
function areGoodIdeas(ideas: readonly ProductIdea[], excluded: readonly string[]): boolean {
  const names = ideas.map(({ productName }) => comparableName(productName));
  const seen = new Set(excluded.map(comparableName));
  return (
    names.every((name) => name !== '' && !seen.has(name)) &&
    new Set(names).size === names.length &&
    new Set(ideas.map(({ category }) => category)).size >= fewestCategories
  );
}

/** Sizes and quantities up to this number ("a set of 24", "500 ml") may be named freely. */
const maxFreeNumber = 1_000;

/**
 * The profile's owner may be anybody, so its words must not introduce a link, a phone number or a
 * price.
 */
function isGrounded(
  { productName, reasoning, marketFit, estimatedPrice }: ProductIdea,
  {
    socialData: { bio = '', displayName = '', userProvidedContext = '' },
  }: GenerateProductIdeasRequest,
  { username, followers, engagementRatePct }: CreatorProfile,
): boolean {
  const given = {
    facts: [userProvidedContext ?? ''],
    profile: [bio ?? '', displayName ?? '', username ?? ''],
    figures: [estimatedPrice, followers, engagementRatePct].filter(
      (figure) => figure !== undefined,
    ),
    freeUpTo: maxFreeNumber,
  };
  return [productName, reasoning, marketFit].every(
    (text) => ungroundedIn(text, given) === undefined,
  );
}
