import type { Database } from '@functions/_shared/database.types.ts';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Client } from './client.ts';

/**
 * The Supabase client for visitors: tables, database functions and edge functions. Built from the
 * parts of supabase-js for these, with the headers it would send.
 */
export function createVisitorClient(backendUrl: string, publishableKey: string): Client {
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  const database = new PostgrestClient<Database>(`${backendUrl}/rest/v1`, { headers });
  return {
    from: database.from.bind(database),
    rpc: database.rpc.bind(database),
    functions: new FunctionsClient(`${backendUrl}/functions/v1`, { headers }),
  };
}
