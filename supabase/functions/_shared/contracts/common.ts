import * as z from 'zod/mini';
import { plainLine, withoutHiddenCharacters } from '../domain/plain-line.ts';

/** The error response of every function; `message` may be shown to a visitor. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** The invalid fields as dotted paths, when the body was malformed. */
    fields: z.optional(z.array(z.string())),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Which engine produced the response: the built-in one, or an external service. */
export const sourceSchema = z.enum(['builtin', 'live']);
export type EngineSource = z.infer<typeof sourceSchema>;

/** A trimmed text of at least one and at most `maxLength` characters. */
export function textSchema(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
}

/** A one-line text for subjects and labels; removes line breaks and hidden characters. */
export function lineSchema(maxLength: number) {
  return z.string().check(z.overwrite(plainLine), z.minLength(1), z.maxLength(maxLength));
}

/**
 * An e-mail address as loosely as the site accepts it: non-empty, with an '@' inside. Removes
 * hidden characters.
 */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(withoutHiddenCharacters),
    z.trim(),
    z.minLength(3),
    z.maxLength(254),
    z.regex(/^[^\s@]+@[^\s@]+$/),
  );

/** How a form was filled in; see _shared/domain/bot-signals.ts. */
export const botSignalsSchema = z.object({
  trap: z.optional(z.string().check(z.maxLength(200))),
  filledInMs: z.optional(z.number().check(z.minimum(0), z.maximum(1e9))),
});

/** The response of both notification functions. */
export const notificationResponseSchema = z.object({
  success: z.literal(true),
  /**
   * sent: an e-mail left; captured: kept in the outbox because no mail service is set; queued:
   * retried later.
   */
  delivery: z.enum(['sent', 'captured', 'queued']),
});
export type NotificationResponse = z.infer<typeof notificationResponseSchema>;
