import { type LocalSettings, memoryDatabase } from './settings.ts';

/**
 * With `--throwaway` a server keeps its data in memory, so it can run beside a server that uses the
 * data folder. Its service key can be given, so that tests can query the database.
 */
export function throwawaySettings(args: string[]): Partial<LocalSettings> {
  if (!args.includes('--throwaway')) return {};
  const secretKey = process.env.THROWAWAY_SECRET_KEY;
  return { dataDirectory: memoryDatabase, ...(secretKey ? { secretKey } : {}) };
}
