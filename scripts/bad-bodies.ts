/**
 * Sends generated bad bodies to every function and prints the outcomes: never a 500, never a stack,
 * always a sentence. The functions run in this process without keys, on the embedded database in
 * memory; nothing leaves the machine.
 *
 * npx tsx scripts/bad-bodies.ts [bodies per function, 10000] [function …]
 *
 * Exits with 1 after a fault and prints the seed that reproduces it.
 */
import type { Database } from '@functions/_shared/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { openBackend } from '../supabase/local/backend.ts';
import { memoryDatabase, readSettings } from '../supabase/local/settings.ts';
import { badBodies, faultOf } from '../tests/support/bad-bodies.ts';
import { everyFunction, type FunctionUnderTest } from '../tests/support/every-function.ts';

/** A function that takes longer is stopped; the output says how far it came. */
const timeLimitMs = 15 * 60_000;

const [countText = '10000', ...only] = process.argv.slice(2);
const count = Number(countText);
if (!Number.isInteger(count) || count < 1) {
  throw new Error(`"${countText}" is no number of bodies.`);
}

const settings = readSettings({ dataDirectory: memoryDatabase });
const backend = await openBackend(settings);
// Node 20 has no WebSocket, which the client requires when it is created.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
const database = createClient<Database>('http://backend.local', settings.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
});

const siteKey = 'sb_publishable_script';
const access = { publishableKeys: [siteKey], allowedOrigins: ['*'] };
let faults = 0;
for (const one of everyFunction(database, access)) {
  if (only.length === 0 || only.includes(one.name)) faults += await sendBadBodies(one);
}
await backend.close();
console.info(faults === 0 ? 'No faults.' : `${faults} functions with faults.`);
process.exit(faults === 0 ? 0 : 1);

/** Returns 1 when a fault was found. */
async function sendBadBodies({ body, handler, name }: FunctionUnderTest): Promise<0 | 1> {
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  let slowestMs = 0;
  const property = fc.asyncProperty(badBodies(body), async (bad) => {
    const askedAt = performance.now();
    const response = await handler(
      new Request('http://functions.local/', {
        method: 'POST',
        headers: { apikey: siteKey, 'content-type': 'application/json' },
        body: bad,
      }),
      // One line per request would hide the figures.
      () => undefined,
    );
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const fault = await faultOf(response);
    if (fault !== undefined) throw new Error(fault);
  });
  const result = await fc.check(property, {
    numRuns: count,
    interruptAfterTimeLimit: timeLimitMs,
    seed: 20_261_128,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const figures = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.info(
    `${name.padEnd(32)} ${result.numRuns} bodies in ${seconds} s, slowest ${slowestMs.toFixed(0)} ms; ${figures.join(', ')}`,
  );
  if (!result.failed || result.counterexample === null) return 0;
  console.error(fc.defaultReportMessage(result));
  return 1;
}
