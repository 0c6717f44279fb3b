import type { Database } from '@functions/_shared/database.types.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env.ts';

export type Client = SupabaseClient<Database>;

let client: Promise<Client> | undefined;

/** Where PostgREST, GoTrue and the functions answer; the page's own origin unless set. */
function backendUrl(): string {
  return env.supabaseUrl || window.location.origin;
}

/** The one Supabase client, loaded when something first needs it: it weighs 50 kB. */
export function getClient(): Promise<Client> {
  client ??= import('@supabase/supabase-js')
    .then(({ createClient }) =>
      createClient<Database>(backendUrl(), env.supabasePublishableKey, {
        auth: { persistSession: true, autoRefreshToken: true },
      }),
    )
    .catch((error: unknown) => {
      // A failed download must not be remembered: the next call tries again.
      client = undefined;
      throw error;
    });
  return client;
}
