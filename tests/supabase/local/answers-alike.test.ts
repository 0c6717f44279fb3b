import { randomUUID } from 'node:crypto';
import { openMemoryBackend } from '@tests/support/local-backend.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';
import { type Row, rowBuilders } from '../migrations/rows.ts';

const formTables = [
  'sourcing_tool_leads',
  'country_quiz_submissions',
  'strategy_submissions',
  'rfq_submissions',
  'swag_submissions',
  'calculator_submissions',
] as const;

let backend: Backend;
let publishableKey: string;
beforeAll(async () => {
  const opened = await openMemoryBackend();
  backend = opened.backend;
  publishableKey = opened.settings.publishableKey;
});
afterAll(() => backend.close());

/** The response as a visitor sees it, except for its date. */
async function answerTo(table: string, row: Row, prefer: string) {
  const answer = await backend.fetch(
    new Request(`http://backend.local/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', prefer },
      body: JSON.stringify(row),
    }),
  );
  const { date: _, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

describe.each(formTables)('%s', (table) => {
  test.each([
    'return=minimal,count=exact',
    'return=minimal,count=planned',
    'return=minimal,count=estimated',
    'return=headers-only,count=exact',
    'return=representation,count=exact',
    'resolution=ignore-duplicates,count=exact',
    'resolution=merge-duplicates,count=exact',
  ])('responds alike to stored, caught and duplicate rows when asked for %s', async (prefer) => {
    // The embedded server prints refused statements.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const row = rowBuilders[table]({ userId: null, sessionId: 'session-of-a-visitor' });
    const known = { ...row, id: randomUUID() };
    await answerTo(table, known, 'return=minimal');
    const kept = await answerTo(table, { ...row, id: randomUUID() }, prefer);
    const others = {
      caught: { ...row, id: randomUUID(), form_trap: 'https://casino.example' },
      hurried: { ...row, id: randomUUID(), filled_in_ms: 1 },
      known,
    };
    for (const [name, other] of Object.entries(others)) {
      expect(await answerTo(table, other, prefer), name).toEqual(kept);
    }
    await backend.query('delete from private.rate_buckets');
  });
});
