import type { Database } from '@functions/_shared/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { openMemoryBackend } from './local-backend.ts';

// Node 20 has no WebSocket, which the client requires when it is created.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

/**
 * The embedded backend in memory and the real client with the service role, connected without a
 * network. Opening takes a second or two, so use one per test file.
 */
export async function openServiceDatabase() {
  const { backend, settings } = await openMemoryBackend();
  const database = createClient<Database>('http://backend.local', settings.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
  });
  return { backend, database };
}
