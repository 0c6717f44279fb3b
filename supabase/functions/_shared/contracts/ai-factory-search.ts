import * as z from 'zod/mini';
import { factoryCountries } from '../domain/manufacturing-countries.ts';
import { sourceSchema, textSchema } from './common.ts';

export const factorySchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  location: z.string(),
  description: z.string(),
  /** Smallest order per style, in units. */
  minOrder: z.number(),
  /** A text in days: "30-45 days". */
  leadTime: z.string(),
  certifications: z.array(z.string()),
  specialties: z.array(z.string()),
  /** Typical price per unit, as text: "$3-6". */
  priceRange: z.optional(z.string()),
  /** The same as numbers, US dollars. */
  unitPriceUsd: z.optional(z.object({ min: z.number(), max: z.number() })),
  /**
   * What speaks for it: it makes this kind of goods, other goods of the same trade, or only goods
   * of the same category.
   */
  match: z.enum(['kind', 'trade', 'category']),
  /** Why it is shown, one sentence: "Makes crossbody bags in canvas." */
  reason: z.string(),
  /** Invented sample data, not a real partner. */
  isSample: z.boolean(),
});
export type Factory = z.infer<typeof factorySchema>;

export const aiFactorySearchRequestSchema = z.object({
  searchQuery: textSchema(500),
  country: z.optional(z.string().check(z.maxLength(60))),
  productCategory: z.optional(z.string().check(z.maxLength(60))),
});
export type AiFactorySearchRequest = z.infer<typeof aiFactorySearchRequestSchema>;

export const aiFactorySearchResponseSchema = z.object({
  /** Those that make the product or goods of the same trade, best first. */
  factories: z.array(factorySchema),
  /** Those that only share the category, for a heading of their own. */
  otherFactories: z.array(factorySchema),
  /** How the request was understood, for display; null when it names no goods that we know. */
  understoodAs: z.nullable(z.string()),
  /** What the request asks for and none of `factories` offers, in a sentence or two. */
  unmet: z.optional(z.string()),
  /** What the request names that we do not source, such as "weapons and explosives". */
  notMade: z.optional(z.string()),
  /** Whether the requested country makes this kind of product well. */
  feasible: z.boolean(),
  /** One sentence when not feasible, otherwise null. */
  alternativeSuggestion: z.nullable(z.string()),
  suggestedCountries: z.array(z.enum(factoryCountries)),
  source: sourceSchema,
});
export type AiFactorySearchResponse = z.infer<typeof aiFactorySearchResponseSchema>;
