import type { Database } from '@functions/_shared/database.types.ts';
import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

/** What pages ask of the backend. */
export type Client = Pick<PostgrestClient<Database>, 'from' | 'rpc'> & {
  functions: Pick<FunctionsClient, 'invoke'>;
};

/**
 * The client of whoever is here, loaded when something first needs it. Visitors get the two parts
 * of supabase-js that they use, 6 kB instead of 50; who is signed in gets all of it.
 */
export function getClient(): Promise<Client> {
  return (hasStoredSession() ? signedInClient : visitorClient).load();
}

const signedInClient = lazyModule(async (): Promise<Client> => {
  const account = await accountClient.load();
  const { functions } = account;
  const database = account.schema('public');
  return { from: database.from.bind(database), rpc: database.rpc.bind(database), functions };
});

/** The whole of supabase-js, with the auth that keeps a session and renews it. */
export const accountClient = lazyModule(async (): Promise<SupabaseClient<Database>> => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(backendUrl(), env.supabasePublishableKey, {
    auth: { persistSession: true, autoRefreshToken: true, storageKey: sessionKey() },
  });
});

const visitorClient = lazyModule(async (): Promise<Client> => {
  const { createVisitorClient } = await import('./visitor-client.ts');
  return createVisitorClient(backendUrl(), env.supabasePublishableKey);
});

/** Whether this browser keeps a session. One that has run out counts: supabase-js may renew it. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(sessionKey()) !== null;
  } catch {
    // Where storage is refused, nobody stays signed in.
    return false;
  }
}

/** Where supabase-js keeps a session unless told otherwise, as other pages of a project may have it. */
function sessionKey(): string {
  return `sb-${new URL(backendUrl()).hostname.split('.')[0]}-auth-token`;
}

/** Where PostgREST, GoTrue and the functions answer; the page's own origin unless set. */
function backendUrl(): string {
  return env.supabaseUrl || window.location.origin;
}
