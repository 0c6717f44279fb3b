/** Every outside service a function may ask; each is asked only when its key is set. */
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
 * When a call that failed at once may be made again:
 *
 * - `when_failed`: after a broken connection or an answer of 429 or 5xx. For what can be done twice
 *   without harm, or carries a key by which the service knows that it is the same.
 * - `when_refused`: after 429 and 503 only, which say that nothing was done and nothing is charged.
 */
export type RetryRule = 'when_failed' | 'when_refused';

export type ServicePolicy = {
  /** For a whole call, its retries and the waits between them included. */
  timeLimitMs: number;
  retry: RetryRule;
  /** Calls of one day in UTC, retries counted; null where a call costs nothing. */
  dailyCeiling: number | null;
};

/**
 * Time limits: what such a call takes at its slowest, below the time the page waits (30 s, 60 s for
 * pictures and ideas). Ceilings: several busy days of a site of this size, and a sum that may be
 * lost in a day of abuse. Source: our own choice, 2026; the prices behind them are in
 * docs/external-services.md.
 */
export const servicePolicies: Readonly<Record<ServiceName, ServicePolicy>> = {
  // Asked twice when an answer does not pass, which has to fit into the time the page waits.
  chat: { timeLimitMs: 20_000, retry: 'when_failed', dailyCeiling: 2_000 },
  images: { timeLimitMs: 45_000, retry: 'when_refused', dailyCeiling: 150 },
  // The local voice server takes up to ten seconds to load, and others may be first.
  transcription: { timeLimitMs: 25_000, retry: 'when_failed', dailyCeiling: 1_000 },
  speech: { timeLimitMs: 25_000, retry: 'when_failed', dailyCeiling: 500 },
  // Each e-mail carries an idempotency key. What is over the ceiling waits in the outbox.
  email: { timeLimitMs: 8_000, retry: 'when_failed', dailyCeiling: 500 },
  prices: { timeLimitMs: 20_000, retry: 'when_refused', dailyCeiling: 200 },
  profiles: { timeLimitMs: 8_000, retry: 'when_failed', dailyCeiling: 500 },
  // Its own quota is 10,000 units a day, one a call.
  youtube: { timeLimitMs: 5_000, retry: 'when_failed', dailyCeiling: 5_000 },
  tariff_schedule: { timeLimitMs: 6_000, retry: 'when_failed', dailyCeiling: null },
};

/**
 * Reports to visitors leave while at most this part of the day's e-mails is used up; the rest is for
 * the leads, which the business lives on. Source: our own choice, 2026.
 */
export const reportShareOfEmails = 0.6;

/**
 * The part of a service's calls of a day that one address may take at once; as much comes back over
 * a day, so that no address has more than twice this. Source: our own choice, 2026.
 */
export const addressShareOfCalls = 0.1;

/**
 * The same for a provider's block of addresses (/24 of IPv4, /48 of IPv6), so that one rented server
 * cannot use up a day of everybody's. Source: our own choice, 2026.
 */
export const networkShareOfCalls = 0.2;
