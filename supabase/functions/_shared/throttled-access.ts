import type { ServiceDatabase } from './database.ts';
import type { AccessPolicy } from './http.ts';
import { createThrottle, type RateLimit } from './rate-limit.ts';
import { createTakeTokens } from './rate-limit-table.ts';

/** Who may call the named function, and how often; the buckets are in the database. */
export function throttledAccess(
  env: { access: AccessPolicy; secretKey: string },
  functionName: string,
  limit: RateLimit,
  database: ServiceDatabase,
): AccessPolicy {
  return {
    ...env.access,
    throttle: createThrottle({
      functionName,
      limit,
      takeTokens: createTakeTokens(database),
      secret: env.secretKey,
      now: () => new Date(),
    }),
  };
}
