import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';

/** What is read of supabase/config.toml here; the other tables and keys are kept as they are. */
const config = z.looseObject({
  api: z.looseObject({ schemas: z.array(z.string()) }),
  db: z.looseObject({ major_version: z.number(), seed: z.unknown() }),
  auth: z.looseObject({ site_url: z.string() }),
  functions: z.record(z.string(), z.unknown()),
});

/** supabase/config.toml, which the CLI reads. */
export function readSupabaseConfig(): z.infer<typeof config> {
  const text = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  return config.parse(parse(text));
}

/** The schemas that the API of a hosted project exposes. */
export function exposedSchemas(): string[] {
  return readSupabaseConfig().api.schemas;
}
