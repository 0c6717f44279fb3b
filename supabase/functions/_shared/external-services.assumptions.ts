/** Every external service that a function may call; each is called only when its key is set. */
export const serviceNames = [
  'chat',
  'images',
  'transcription',
  'speech',
  'email',
  'prices',
  'profiles',
  'youtube',
  'tariff_schedule',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * When a failed call may be repeated immediately:
 *
 * - `when_failed`: after a network error or a response of 429 or 5xx. For calls that can be
 * repeated without harm, or that carry an idempotency key.
 * - `when_refused`: only after 429 and 503, which mean that nothing was done and nothing is
 * charged.
 */
export type RetryRule = 'when_failed' | 'when_refused';

export type ServicePolicy = {
  /** For a whole call, including retries and the waits between them. */
  timeLimitMs: number;
  retry: RetryRule;
  /** Calls per UTC day, including retries; null where a call costs nothing. */
  dailyCeiling: number | null;
};

/**
 * Time limits: the slowest normal call, and less than the page waits (30 s, or 60 s for pictures
 * and ideas). Ceilings: several busy days of a site of this size, at a cost that may be lost in one
 * day of abuse. Source: our own choice, 2026; the prices are in docs/external-services.md.
 */
export const servicePolicies: Readonly<Record<ServiceName, ServicePolicy>> = {
  // Called twice when an answer fails the checks, all within the time that the page waits.
  chat: { timeLimitMs: 20_000, retry: 'when_failed', dailyCeiling: 2_000 },
  images: { timeLimitMs: 45_000, retry: 'when_refused', dailyCeiling: 150 },
  // The local voice server takes up to ten seconds to load, and other calls may be queued first.
  transcription: { timeLimitMs: 25_000, retry: 'when_failed', dailyCeiling: 1_000 },
  speech: { timeLimitMs: 25_000, retry: 'when_failed', dailyCeiling: 500 },
  // Each e-mail has an idempotency key. Mail above the ceiling waits in the outbox.
  email: { timeLimitMs: 8_000, retry: 'when_failed', dailyCeiling: 500 },
  prices: { timeLimitMs: 20_000, retry: 'when_refused', dailyCeiling: 200 },
  profiles: { timeLimitMs: 8_000, retry: 'when_failed', dailyCeiling: 500 },
  // Its own quota is 10,000 units a day, one per call.
  youtube: { timeLimitMs: 5_000, retry: 'when_failed', dailyCeiling: 5_000 },
  tariff_schedule: { timeLimitMs: 6_000, retry: 'when_failed', dailyCeiling: null },
};

/**
 * Reports to visitors are sent only while at most this share of the day's e-mails is used up; the
 * rest is reserved for leads, which the business depends on. Source: our own choice, 2026.
 */
export const reportShareOfEmails = 0.6;

/**
 * The share of a service's daily calls that one address may use at once. The same amount refills
 * over a day, so no address gets more than twice this. Source: our own choice, 2026.
 */
export const addressShareOfCalls = 0.1;

/**
 * The same for a provider's block of addresses (/24 of IPv4, /48 of IPv6), so that one rented
 * server cannot use up everybody's day. Source: our own choice, 2026.
 */
export const networkShareOfCalls = 0.2;
