import type { ServiceDatabase } from './database.ts';
import type { ServiceName } from './external-services.assumptions.ts';
import type { AccessPolicy } from './http.ts';
import { createQuota, createThrottle, type FunctionLimit } from './rate-limit.ts';
import { createTakeTokens } from './rate-limit-table.ts';

/**
 * Who may call the named function, how often, and how much of the paid services one caller may use;
 * the buckets are in the database.
 */
export function throttledAccess(
  env: {
    access: AccessPolicy;
    secretKey: string;
    trustedProxies: number | null;
    dailyCeilings: Readonly<Record<ServiceName, number | null>>;
  },
  functionName: string,
  limit: FunctionLimit,
  database: ServiceDatabase,
): AccessPolicy {
  const { dailyCeilings, trustedProxies } = env;
  const counting = {
    takeTokens: createTakeTokens(database),
    secret: env.secretKey,
    now: () => new Date(),
    trustedProxies,
  };
  return {
    ...env.access,
    throttle: createThrottle({ functionName, limit, ...counting }),
    quota: createQuota({ dailyCeilings, ...counting }),
  };
}
