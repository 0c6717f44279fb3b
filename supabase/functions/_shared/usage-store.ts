import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';
import { type CallService, createServiceCaller, type UsageStore } from './external-service.ts';
import { type ServiceName, servicePolicies } from './external-services.assumptions.ts';
import { createLog } from './log.ts';

/** Maps the verdicts of begin_service_call() in the database. */
const verdicts = {
  go: 'go',
  go_after_failures: 'half_open',
  open: 'open',
  ceiling: 'ceiling',
} as const;
const verdictSchema = z.enum(['go', 'go_after_failures', 'open', 'ceiling']);

/** The usage store in the database. Every method throws when its call fails. */
export function createUsageStore(database: ServiceDatabase): UsageStore {
  return {
    async begin(service, dailyCeiling) {
      const { data, error } = await database.rpc('begin_service_call', {
        service,
        daily_ceiling: dailyCeiling,
      });
      if (error !== null) throw failure('begin_service_call', error);
      return verdicts[verdictSchema.parse(data)];
    },

    async end(service, succeeded) {
      const { error } = await database.rpc('end_service_call', { service, succeeded });
      if (error !== null) throw failure('end_service_call', error);
    },
  };
}

function failure(name: string, error: { code: string; message: string }): Error {
  return new Error(`${name} failed: ${error.code} ${error.message}`);
}

/**
 * Connects to the external services, each with its own policy and the ceiling of the environment.
 */
export function connectServices(
  { dailyCeilings }: { dailyCeilings: Readonly<Record<ServiceName, number | null>> },
  database: ServiceDatabase,
): (name: ServiceName) => CallService {
  const usageStore = createUsageStore(database);
  return function service(name) {
    return createServiceCaller({
      name,
      policy: { ...servicePolicies[name], dailyCeiling: dailyCeilings[name] },
      usageStore,
      nowMs: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      random: Math.random,
      log: createLog({}),
    });
  };
}
