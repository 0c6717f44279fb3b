import { type LocalSettings, memoryDatabase } from './settings.ts';

/**
 * With `--throwaway` a server keeps its data in memory, beside whatever holds the data folder. Its
 * service key can then be given, so that tests can look into the database.
 */
export function throwawaySettings(args: string[]): Partial<LocalSettings> {
  if (!args.includes('--throwaway')) return {};
  const secretKey = process.env.THROWAWAY_SECRET_KEY;
  return { dataDirectory: memoryDatabase, ...(secretKey ? { secretKey } : {}) };
}
