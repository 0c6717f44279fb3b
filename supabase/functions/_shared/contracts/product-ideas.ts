import * as z from 'zod/mini';
import { designStyles, maxStyleTags } from '../domain/design-styles.ts';
import { productCategories } from '../domain/product-categories.ts';
import { botSignalsSchema, emailSchema, sourceSchema, textSchema } from './common.ts';
import { hexColorSchema } from './generate-mockup.ts';
import { sessionIdPattern } from './session-id.ts';

/** The number of ideas in one generation (specification §9). */
export const ideasPerGeneration = 5;

export const productIdeaSchema = z.object({
  productName: textSchema(80),
  category: z.enum(productCategories),
  reasoning: textSchema(700),
  /** Retail, US dollars. */
  estimatedPrice: z.number().check(z.minimum(1), z.maximum(2000)),
  marketFit: textSchema(500),
  /** The kind of goods that it is made on. */
  kindId: z.optional(textSchema(60)),
  /** Whether it is an everyday thing that carries the visitor's own subject. */
  isClassic: z.optional(z.boolean()),
  /** What is printed or engraved on it. */
  motif: z.optional(textSchema(120)),
});
export type ProductIdea = z.infer<typeof productIdeaSchema>;

const count = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e12))));
const ratePct = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100))));
const text = (maxLength: number) =>
  z.optional(z.nullable(z.string().check(z.maxLength(maxLength))));

/**
 * What is known about a profile, under any of the names that its source may use (specification §3).
 * Other fields are accepted and ignored.
 */
export const socialDataSchema = z.object({
  username: text(120),
  handle: text(120),
  displayName: text(500),
  bio: text(5000),
  followers: count,
  follower_count: count,
  engagement: ratePct,
  engagement_rate: ratePct,
  avg_engagement_rate: ratePct,
  /** What the visitor says about their content. */
  userProvidedContext: text(2000),
});
export type SocialData = z.infer<typeof socialDataSchema>;

export const generateProductIdeasRequestSchema = z.object({
  socialData: socialDataSchema,
  userEmail: emailSchema,
  socialProfileUrl: textSchema(2048),
  /** 'TikTok', 'Instagram', 'YouTube' or 'Unknown'. */
  socialPlatform: textSchema(40),
  /** The chosen style; it influences the ideas but is never quoted as the visitor's words. */
  look: z.optional(
    z.object({
      styles: z.array(z.enum(designStyles)).check(z.maxLength(maxStyleTags)),
      colors: z.array(hexColorSchema).check(z.maxLength(8)),
    }),
  ),
  /**
   * The visitor's session, which the generation is stored under so that the choice can be recorded.
   */
  sessionId: z.optional(z.string().check(z.regex(sessionIdPattern))),
  form: z.optional(botSignalsSchema),
  /** Names of ideas already shown, which must not be repeated. */
  excludeProductNames: z.optional(
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(400)),
  ),
});
export type GenerateProductIdeasRequest = z.infer<typeof generateProductIdeasRequestSchema>;

export const generateProductIdeasResponseSchema = z.object({
  ideas: z.array(productIdeaSchema).check(z.length(ideasPerGeneration)),
  source: sourceSchema,
  /** What we could not read or do not know, with a question to the visitor. */
  notice: z.optional(textSchema(400)),
});
export type GenerateProductIdeasResponse = z.infer<typeof generateProductIdeasResponseSchema>;
