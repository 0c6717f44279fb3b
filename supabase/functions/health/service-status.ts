import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import type { ServiceStatus } from './handler.ts';

const breakerSchema = z.enum(['closed', 'open', 'half_open']);

/** Today's calls and the breakers of all services. */
export async function readServiceStatus(database: ServiceDatabase): Promise<ServiceStatus[]> {
  const { data, error } = await database.rpc('service_status', {});
  if (error !== null) throw new Error(`service_status failed: ${error.message}`);
  return data.map(({ breaker, calls_today, service }) => ({
    service,
    callsToday: calls_today,
    breaker: breakerSchema.parse(breaker),
  }));
}
