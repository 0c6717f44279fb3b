import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

let backend: Backend;

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('an address given at the gate is a row with its source', async () => {
  stubBrowser({ fetch: (input, init) => backend.fetch(new Request(input, init)) });
  const { saveSourcingLead } = await import('@/api/sourcing-leads.ts');
  await saveSourcingLead('ana@example.com');
  expect(await backend.query('select email, source from sourcing_tool_leads')).toEqual([
    { email: 'ana@example.com', source: 'sourcing_tools_gate' },
  ]);
});

test('a notification goes out as it was given', async () => {
  const bodies: unknown[] = [];
  stubBrowser({
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).json());
      return Response.json({ success: true, delivery: 'captured' });
    },
  });
  const { sendSourcingToolNotification } = await import('@/api/sourcing-notifications.ts');
  const request = {
    type: 'tool_access',
    email: 'ana@example.com',
    data: { source: 'sourcing_tools_gate' },
  } as const;
  expect(await sendSourcingToolNotification(request)).toEqual({
    success: true,
    delivery: 'captured',
  });
  expect(bodies).toEqual([{ ...request, submissionId: expect.any(String) }]);
});
