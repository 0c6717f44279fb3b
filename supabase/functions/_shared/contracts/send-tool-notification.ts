import * as z from 'zod/mini';
import { factoryCountries } from '../domain/manufacturing-countries.ts';
import { maxOrderPieces } from '../domain/rfq-terms.ts';
import { botSignalsSchema, emailSchema, lineSchema, notificationResponseSchema } from './common.ts';

const amount = z.number().check(z.minimum(0), z.maximum(1e15));

/** The figures of one calculation; amounts in US dollars, `grossMargin` in percent. */
export const calculatedResultsSchema = z.object({
  engagedAudience: amount,
  totalOrderedUnits: amount,
  monthlyRevenue: amount,
  yearlyRevenue: amount,
  monthlyCost: amount,
  yearlyCost: z.optional(amount),
  unitCost: amount,
  monthlyGrossProfit: amount,
  grossMargin: z.number().check(z.minimum(0), z.maximum(100)),
  yearlyGrossProfit: amount,
});

export type CalculatedResults = z.infer<typeof calculatedResultsSchema>;

const figure = z.number().check(z.minimum(-1e12), z.maximum(1e12));
const range = z.object({ low: figure, likely: figure, high: figure });

/** The landed view beside the figures, and the first order. */
export const landedFiguresSchema = z.object({
  /** Where it is made; the tool's own country may be open. */
  country: z.optional(z.enum(factoryCountries)),
  /** The largest steps of the landed cost, per unit. */
  steps: z.optional(z.object({ goodsUsd: range, freightUsd: range, dutyUsd: range })),
  landedCostUsd: range,
  profitPerUnitUsd: range,
  /** Of the first order. */
  pieces: z.optional(z.int().check(z.minimum(1), z.maximum(maxOrderPieces))),
  monthsOfStock: z.number().check(z.minimum(0), z.maximum(100_000)),
  cashTiedUpUsd: amount,
  /** Counted from the order; null when the first order never pays for itself. */
  firstProfitMonth: z.nullable(z.int().check(z.minimum(0), z.maximum(1200))),
});
export type LandedFigures = z.infer<typeof landedFiguresSchema>;

/** A factory that was found for the product. */
const reportedFactorySchema = z.object({
  name: lineSchema(120),
  location: lineSchema(120),
  /** Why it was chosen, one sentence. */
  why: lineSchema(300),
  /** Invented sample data, not a real partner. */
  isSample: z.boolean(),
});

export const maxReportedFactories = 3;

export const sendToolNotificationRequestSchema = z.object({
  tool: z.literal('revenue_calculator'),
  userEmail: emailSchema,
  details: z.object({
    audience_size: amount,
    engagement_rate: z.number().check(z.minimum(0), z.maximum(100)),
    product_category: lineSchema(60),
    made_in: lineSchema(60),
    average_order_value: amount,
    results: calculatedResultsSchema,
    // What the page shows besides; messages that a browser kept from an earlier visit lack it.
    /** The visitor's words for the product. */
    product: z.optional(lineSchema(500)),
    /** Pieces of the order the visitor has in mind. */
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maxOrderPieces))),
    factories: z.optional(z.array(reportedFactorySchema).check(z.maxLength(maxReportedFactories))),
    /** The query of the result's address on this site. */
    result_query: z.optional(z.string().check(z.maxLength(4000))),
    landed: z.optional(landedFiguresSchema),
  }),
  timestamp: z.iso.datetime(),
  /** Accepted for the record; mail only goes to the configured internal address. */
  recipientEmail: z.optional(emailSchema),
  /** The row of calculator_submissions concerned; its `notification_sent` is then set. */
  submissionId: z.optional(z.uuid()),
  form: z.optional(botSignalsSchema),
});
export type SendToolNotificationRequest = z.infer<typeof sendToolNotificationRequestSchema>;

export const sendToolNotificationResponseSchema = notificationResponseSchema;
export type SendToolNotificationResponse = z.infer<typeof sendToolNotificationResponseSchema>;
