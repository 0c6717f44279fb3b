const MINUTE_MS = 60_000;

/** What is left until the end of a demand test, in whole minutes, rounded up. */
export type TimeLeft = Readonly<{ days: number; hours: number; minutes: number }>;

/** Null once it has ended. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft | null {
  const total = Math.ceil((endsAtMs - nowMs) / MINUTE_MS);
  if (!(total > 0)) return null;
  return {
    days: Math.floor(total / (24 * 60)),
    hours: Math.floor((total / 60) % 24),
    minutes: total % 60,
  };
}
