import type { Database } from '@functions/_shared/database.types.ts';
import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

/** The parts of the Supabase client that the site uses. */
export type Client = Pick<PostgrestClient<Database>, 'from' | 'rpc'> & {
  functions: Pick<FunctionsClient, 'invoke'>;
};

/**
 * The client for the current user, loaded on first use. Visitors get the two parts of supabase-js
 * that they need (6 kB instead of 50 kB); signed-in users get all of it.
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

/** The full supabase-js client, whose auth module stores and refreshes the session. */
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

/** Whether this browser has a stored session. An expired one counts: supabase-js may refresh it. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(sessionKey()) !== null;
  } catch {
    // Without storage, nobody stays signed in.
    return false;
  }
}

/**
 * The key under which supabase-js stores a session by default, as other pages of the project use
 * it.
 */
function sessionKey(): string {
  return `sb-${new URL(backendUrl()).hostname.split('.')[0]}-auth-token`;
}

/** Where PostgREST, GoTrue and the functions answer; the page's own origin unless configured. */
function backendUrl(): string {
  return env.supabaseUrl || window.location.origin;
}
