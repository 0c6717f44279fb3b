import * as z from 'zod/mini';
import { botSignalsSchema, emailSchema, lineSchema, notificationResponseSchema } from './common.ts';

const label = lineSchema(120);

const everyEvent = {
  email: emailSchema,
  /** Made by the browser: asked for twice with the same one, the event is told once. */
  submissionId: z.optional(z.uuid()),
  form: z.optional(botSignalsSchema),
};

/** What the gate tells about a lead, by the names of its columns. */
export const toolAccessDataSchema = z.object({ source: z.literal('sourcing_tools_gate') });

/** The four events of the sourcing tools, each in the payload of specification §7. */
export const sendSourcingToolNotificationRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('tool_access'),
    ...everyEvent,
    data: toolAccessDataSchema,
  }),
  z.object({
    type: z.literal('quiz'),
    ...everyEvent,
    data: z.object({
      /** Flag, name and per cent of each match, best first. */
      topCountries: z.array(label).check(z.minLength(1), z.maxLength(8)),
      readinessScore: z.number().check(z.minimum(0), z.maximum(100)),
      strategy: label,
    }),
  }),
  z.object({
    type: z.literal('map-intro'),
    ...everyEvent,
    data: z.object({
      country: label,
      category: z.literal('General'),
      /** The visitor's requirements; they may be left empty. */
      message: z.string().check(z.trim(), z.maxLength(5000)),
    }),
  }),
  z.object({
    type: z.literal('strategy'),
    ...everyEvent,
    data: z.object({
      currentCountry: label,
      targetCountries: z.literal('TBD'),
      timeline: label,
      strategyType: label,
    }),
  }),
]);
export type SendSourcingToolNotificationRequest = z.infer<
  typeof sendSourcingToolNotificationRequestSchema
>;

export const sendSourcingToolNotificationResponseSchema = notificationResponseSchema;
export type SendSourcingToolNotificationResponse = z.infer<
  typeof sendSourcingToolNotificationResponseSchema
>;
