import * as z from 'zod/mini';
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
