import type { Database } from '@functions/_shared/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { openMemoryBackend } from './local-backend.ts';

// Node 20 has no WebSocket, which the client requires when it is created.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

type Kept = { status: number; headers: [string, string][]; body: string };

/**
 * A client with the service role that records the embedded database's response to the first call of
 * each table or function and replays it from then on. For tests that measure only our own code.
 */
export async function openReplayedDatabase() {
  const { backend, settings } = await openMemoryBackend();
  const answers = new Map<string, Kept>();

  async function replay(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const key = keyOf(request.method, new URL(request.url).pathname);
    const kept = answers.get(key) ?? (await ask(request));
    answers.set(key, kept);
    // Provides the text directly, because streaming the same body each time would cost more than
    // our own code.
    return Object.assign(new Response(null, kept), { text: async () => kept.body });
  }

  async function ask(request: Request): Promise<Kept> {
    const answer = await wholeAnswer(await backend.fetch(request));
    if (answer.status >= 500) throw new Error(`The database answered ${answer.status}.`);
    return answer;
  }

  return {
    backend,
    database: createClient<Database>('http://backend.local', settings.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: replay },
    }),
    /** The recorded result of a database function; undefined when it was not called. */
    answerOf(name: string): unknown {
      const kept = answers.get(keyOf('POST', `/rest/v1/rpc/${name}`));
      return kept === undefined ? undefined : JSON.parse(kept.body);
    },
    /** Sets the result of further calls. */
    setAnswer(name: string, answer: unknown): void {
      const headers: [string, string][] = [['content-type', 'application/json']];
      const body = JSON.stringify(answer);
      answers.set(keyOf('POST', `/rest/v1/rpc/${name}`), { status: 200, headers, body });
    },
  };
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}

async function wholeAnswer(response: Response): Promise<Kept> {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-length'),
    body: await response.text(),
  };
}
