import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

export type ServiceDatabase = SupabaseClient<Database>;

/** The database with the rights of the service role, for functions only. */
export function connectServiceDatabase(env: {
  supabaseUrl: string;
  secretKey: string;
}): ServiceDatabase {
  return createClient<Database>(env.supabaseUrl, env.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
