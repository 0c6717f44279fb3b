import * as z from 'zod/mini';

/** The maximum number of messages that one call may try. */
export const maxRetryLimit = 100;

export const notificationsRetryRequestSchema = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(maxRetryLimit))),
});
export type NotificationsRetryRequest = z.infer<typeof notificationsRetryRequestSchema>;

export const notificationsRetryResponseSchema = z.object({
  /** Missing messages that this call created from stored rows. */
  made: z.number(),
  /** Due messages that this call tried to send. */
  tried: z.number(),
  /** Of those tried: given to the mail service, or captured where none is set. */
  delivered: z.number(),
  /** Of those tried: failed for the last time. */
  givenUp: z.number(),
  /** The mail service failed several times in a row, so the rest waits for the next call. */
  stoppedEarly: z.boolean(),
});
export type NotificationsRetryResponse = z.infer<typeof notificationsRetryResponseSchema>;
