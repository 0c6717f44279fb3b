import { readFileSync } from 'node:fs';
import { readToml, type TomlTables } from './read-toml.ts';

/** supabase/config.toml, which the CLI reads. */
export function readSupabaseConfig(): TomlTables {
  return readToml(readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8'));
}

/** The schemas whose tables and functions the API of a hosted project shows. */
export function exposedSchemas(): string[] {
  const schemas = readSupabaseConfig().api?.schemas;
  if (!Array.isArray(schemas)) throw new Error('config.toml lists no [api] schemas');
  return schemas;
}
