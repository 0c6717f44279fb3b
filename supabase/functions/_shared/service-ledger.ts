import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';
import { createLog } from './log.ts';
import { type CallService, createServiceCaller, type ServiceLedger } from './outside-service.ts';
import { type ServiceName, servicePolicies } from './outside-services.assumptions.ts';

const verdictSchema = z.enum(['go', 'go_after_failures', 'open', 'ceiling']);

/** The ledger on the real table, with the rights of the service role. */
export function createServiceLedger(database: ServiceDatabase): ServiceLedger {
  return {
    async begin(service, dailyCeiling) {
      const { data, error } = await database.rpc('begin_service_call', {
        service,
        daily_ceiling: dailyCeiling,
      });
      if (error !== null) throw failure('begin_service_call', error);
      return verdictSchema.parse(data);
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

/** The way to the outside services, each with its own policy and the ceilings of the environment. */
export function connectServices(
  { dailyCeilings }: { dailyCeilings: Readonly<Record<ServiceName, number | null>> },
  database: ServiceDatabase,
): (name: ServiceName) => CallService {
  const ledger = createServiceLedger(database);
  return function service(name) {
    return createServiceCaller({
      name,
      policy: { ...servicePolicies[name], dailyCeiling: dailyCeilings[name] },
      ledger,
      nowMs: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      random: Math.random,
      log: createLog({}),
    });
  };
}
