import * as z from 'zod/mini';
import { maxGoodsTextLength } from '../domain/goods/max-text-length.ts';
import { productCategories } from '../domain/product-categories.ts';
import { textSchema } from './common.ts';

export const understandGoodsRequestSchema = z.object({
  text: textSchema(maxGoodsTextLength),
  /** Decides between the meanings of a name; names nothing itself. */
  productCategory: z.optional(z.enum(productCategories)),
});
export type UnderstandGoodsRequest = z.infer<typeof understandGoodsRequestSchema>;

const rangeSchema = z.object({ low: z.number(), high: z.number() });

/** A kind of goods and what is usual for it. Planning ranges of ours unless `source` names another. */
export const understoodGoodsSchema = z.object({
  kindId: z.string(),
  /** Lower case, as they read in a sentence: "crossbody bag", "crossbody bags". */
  name: z.string(),
  plural: z.string(),
  category: z.enum(productCategories),
  /** The trade that makes it: "bags and pouches". */
  capability: z.object({ id: z.string(), label: z.string() }),
  /** Those that the text states, else the usual ones, the commonest first. */
  materials: z.array(z.string()),
  /** Usual ways to decorate it, the commonest first. */
  finishes: z.array(z.string()),
  /** US dollars per piece, FOB, by order size; in the first stated material that has a price. */
  unitPricesUsd: z.array(z.object({ units: z.number(), low: z.number(), high: z.number() })),
  minOrderUnits: z.number(),
  sampleDays: z.number(),
  productionDays: z.number(),
  /** With its retail packing. */
  weightG: z.number(),
  /** Length, width and height of one packed piece. */
  packedCm: z.tuple([z.number(), z.number(), z.number()]),
  unitsPerCarton: z.number(),
  /** Usual US retail price. */
  retailUsd: rangeSchema,
  /** The US rules that bind it. */
  rules: z.array(
    z.object({ id: z.string(), label: z.string(), sentence: z.string(), source: z.string() }),
  ),
  source: z.string(),
});
export type UnderstoodGoods = z.infer<typeof understoodGoodsSchema>;

export const understandGoodsResponseSchema = z.object({
  /** Null when the text names no kind of goods that we know. */
  understoodAs: z.nullable(understoodGoodsSchema),
  /** The names of other kinds that the text names, best first. */
  others: z.array(z.string()),
  /** What the text is about when we do not know it: "candle snuffer". */
  unknownThing: z.nullable(z.string()),
  /** What we do not source, when the text names it: "weapons and explosives". */
  notMade: z.nullable(z.string()),
  /** What the text says about the order. */
  stated: z.object({
    units: z.nullable(z.number()),
    minUnitPriceUsd: z.nullable(z.number()),
    maxUnitPriceUsd: z.nullable(z.number()),
    /** The id of the one country that the text asks for. */
    country: z.nullable(z.string()),
  }),
});
export type UnderstandGoodsResponse = z.infer<typeof understandGoodsResponseSchema>;
