import * as z from 'zod/mini';
import { sourceSchema, textSchema } from './common.ts';

export const marketPriceSchema = z.object({
  productName: z.string(),
  /** The kind of goods in data/goods; only for typical ranges. */
  kindId: z.optional(z.string()),
  /** US dollars per piece, FOB. */
  priceRange: z.object({ min: z.number(), max: z.number() }),
  /** Minimum order quantity at this price, pieces. */
  moq: z.number(),
  supplier: z.string(),
  /** The source of the price; null for typical ranges. */
  url: z.nullable(z.string()),
  currency: z.literal('USD'),
});
export type MarketPrice = z.infer<typeof marketPriceSchema>;

export const marketPricingRequestSchema = z.object({
  query: textSchema(300),
  productCategory: z.optional(z.string().check(z.maxLength(60))),
});
export type MarketPricingRequest = z.infer<typeof marketPricingRequestSchema>;

export const marketPricingResponseSchema = z.object({
  results: z.array(marketPriceSchema),
  source: sourceSchema,
});
export type MarketPricingResponse = z.infer<typeof marketPricingResponseSchema>;
