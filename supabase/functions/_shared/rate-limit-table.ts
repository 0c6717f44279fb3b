import type { ServiceDatabase } from './database.ts';
import type { TakeToken } from './rate-limit.ts';

/** The token buckets of the database, with the rights of the service role. */
export function createTakeToken(database: ServiceDatabase): TakeToken {
  return async function takeToken(bucketKey, { burst, perMinute }) {
    const { data, error } = await database.rpc('take_token', {
      bucket_key: bucketKey,
      capacity: burst,
      refill_per_minute: perMinute,
    });
    if (error !== null) throw new Error(`take_token failed: ${error.code} ${error.message}`);
    return data;
  };
}
