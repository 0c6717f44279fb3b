import type { ServiceDatabase } from './database.ts';
import type { TakeTokens } from './rate-limit.ts';

/** The token buckets in the database. Throws when the call fails. */
export function createTakeTokens(database: ServiceDatabase): TakeTokens {
  return async function takeTokens(buckets) {
    const { data, error } = await database.rpc('take_tokens', {
      bucket_keys: buckets.map(({ key }) => key),
      capacities: buckets.map(({ limit }) => limit.burst),
      refills_per_minute: buckets.map(({ limit }) => limit.perMinute),
    });
    if (error !== null) throw new Error(`take_tokens failed: ${error.code} ${error.message}`);
    return data;
  };
}
