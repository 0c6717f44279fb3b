import { connectServiceDatabase, type ServiceDatabase } from './database.ts';
import type { AccessPolicy } from './http.ts';
import { createThrottle, type RateLimit } from './rate-limit.ts';
import { createTakeToken } from './rate-limit-table.ts';

/** Who may call the named function, and how often; the buckets are in the database. */
export function throttledAccess(
  env: { access: AccessPolicy; supabaseUrl: string; secretKey: string },
  functionName: string,
  limit: RateLimit,
  database: ServiceDatabase = connectServiceDatabase(env),
): AccessPolicy {
  return {
    ...env.access,
    throttle: createThrottle({
      functionName,
      limit,
      takeToken: createTakeToken(database),
      secret: env.secretKey,
      now: () => new Date(),
    }),
  };
}
