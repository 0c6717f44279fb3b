import * as z from 'zod/mini';

/**
 * The rows that pages send, as a device may have kept them. The database has the last word on
 * lengths and ranges; this only sees to it that a record somebody has edited is the right thing.
 */

const signs = { form_trap: z.optional(z.string()), filled_in_ms: z.optional(z.number()) };

export const sourcingLeadRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  source: z.literal('sourcing_tools_gate'),
  ...signs,
});
export type SourcingLeadRow = z.infer<typeof sourcingLeadRowSchema>;

export const countryQuizRowSchema = z.object({
  id: z.string(),
  user_email: z.string(),
  quiz_answers: z.record(z.string(), z.json()),
  top_countries: z.array(z.string()),
  readiness_score: z.number(),
  recommended_strategy: z.string(),
  ...signs,
});
export type CountryQuizRow = z.infer<typeof countryQuizRowSchema>;

export const strategyRowSchema = z.object({
  id: z.string(),
  user_email: z.string(),
  current_country: z.string(),
  target_countries: z.string(),
  timeline: z.string(),
  roadmap_data: z.record(z.string(), z.json()),
  ...signs,
});
export type StrategyRow = z.infer<typeof strategyRowSchema>;

export const calculatorRowSchema = z.object({
  id: z.string(),
  session_id: z.string(),
  user_email: z.string(),
  tool_name: z.literal('revenue_calculator'),
  audience_size: z.number(),
  engagement_rate: z.number(),
  product_category: z.string(),
  made_in: z.string(),
  average_order_value: z.number(),
  calculated_results: z.record(z.string(), z.json()),
  notification_sent: z.literal(false),
  ...signs,
});
export type CalculatorRow = z.infer<typeof calculatorRowSchema>;
