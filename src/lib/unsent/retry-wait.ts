const firstWaitMs = 10_000;
const longestWaitMs = 10 * 60_000;

/**
 * How long to wait before sending again, in milliseconds: ten seconds, then twice as long each
 * time, at most ten minutes, and a fifth more or less so that not everybody comes back at once.
 * @param failures failed attempts in a row, from 1
 * @param chance from 0 to 1
 * @param retryAfterMs what the server asked for; never less than that
 */
export function retryWaitMs(failures: number, chance: number, retryAfterMs = 0): number {
  const waitMs = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
  return Math.max(Math.round(waitMs * (0.8 + 0.4 * chance)), retryAfterMs);
}
