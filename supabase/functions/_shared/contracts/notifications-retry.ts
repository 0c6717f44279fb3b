import * as z from 'zod/mini';

/** How many messages one call may try. */
export const maxRetryLimit = 100;

export const notificationsRetryRequestSchema = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(maxRetryLimit))),
});
export type NotificationsRetryRequest = z.infer<typeof notificationsRetryRequestSchema>;

export const notificationsRetryResponseSchema = z.object({
  /** Messages that had never come, made by this call from the stored rows. */
  made: z.number(),
  /** Messages that were due and tried by this call. */
  tried: z.number(),
  /** Of those: handed to the mail service, or captured where none is set. */
  delivered: z.number(),
  /** Of those: tried for the last time and given up. */
  givenUp: z.number(),
  /** The mail service failed several times in a row, so the rest waits for the next call. */
  stoppedEarly: z.boolean(),
});
export type NotificationsRetryResponse = z.infer<typeof notificationsRetryResponseSchema>;
