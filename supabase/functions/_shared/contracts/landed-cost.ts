import * as z from 'zod/mini';
import { maxGoodsTextLength } from '../domain/goods/max-text-length.ts';
import { factoryCountries } from '../domain/manufacturing-countries.ts';
import { productCategories } from '../domain/product-categories.ts';
import { textSchema } from './common.ts';
import { tradeOrderSchema } from './trade-order.ts';
import { understoodGoodsSchema } from './understand-goods.ts';

/** '2026-12-01' */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const hts8Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));

export const landedCostRequestSchema = z.object({
  /** The product in the visitor's words. */
  product: textSchema(maxGoodsTextLength),
  productCategory: z.optional(z.enum(productCategories)),
  /** The tariff line, where the visitor has found it; otherwise that of the kind of goods. */
  hts8: z.optional(hts8Schema),
  /** Without it, today in US Eastern time. */
  entryDate: z.optional(daySchema),
});
export type LandedCostRequest = z.infer<typeof landedCostRequestSchema>;

/** The duties on one line from one country; percent of the FOB value. */
export const countryDutySchema = z.object({
  hts8: hts8Schema,
  /** Null when it depends on something that the line does not say: then `minimumPct` is the least. */
  ratePct: z.nullable(z.number()),
  minimumPct: z.number(),
  /** "36.5%", "at least 20%". */
  rateText: z.string(),
  layers: z.array(
    z.object({
      /** "Section 301, China list 4A". */
      label: z.string(),
      heading: z.nullable(z.string()),
      rateText: z.string(),
      effectiveFrom: z.nullable(z.string()),
    }),
  ),
  /** Antidumping and countervailing orders that may come on top: an open amount. */
  orders: z.array(tradeOrderSchema),
  warnings: z.array(z.string()),
});
export type CountryDuty = z.infer<typeof countryDutySchema>;

export const landedCountrySchema = z.object({
  country: z.enum(factoryCountries),
  /** One for each line; none for goods made in the US. */
  duties: z.array(countryDutySchema),
  /** The same under a USMCA claim; null where none is possible. */
  usmca: z.nullable(z.array(countryDutySchema)),
});
export type LandedCountry = z.infer<typeof landedCountrySchema>;

/** What landed costs are computed from, for every country with factories. */
export const landedCostResponseSchema = z.object({
  /** Null when the words name no kind of goods that we know, or goods that we do not source. */
  goods: z.nullable(understoodGoodsSchema),
  /** The other goods of words that name several, as they were said; absent for one. */
  alsoNamed: z.optional(z.array(z.string())),
  unknownThing: z.nullable(z.string()),
  notMade: z.nullable(z.string()),
  entryDate: daySchema,
  /** The lines it may enter under, the likeliest first. */
  lines: z.array(z.object({ hts8: hts8Schema, when: z.string(), description: z.string() })),
  /** The question that decides between the lines; empty when there is one. */
  lineQuestion: z.string(),
  countries: z.array(landedCountrySchema),
});
export type LandedCostResponse = z.infer<typeof landedCostResponseSchema>;
