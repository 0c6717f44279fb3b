import type { Database } from '@functions/_shared/database.types.ts';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Client } from './client.ts';

/**
 * The backend as visitors see it: tables, functions of the database, edge functions. The parts of
 * supabase-js that do that, joined with the headers that it sends for them.
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
