import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

/** Against the real database and its API, in process. */

let backend: Backend;
let addresses: string[] = [];

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

beforeEach(() => {
  vi.resetModules();
  addresses = [];
  stubBrowser({
    fetch: (input, init) => {
      const request = new Request(input, init);
      addresses.push(request.url);
      return backend.fetch(request);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const api = () => import('@/api/demand-tests.ts');

/** The embedded server logs refused statements. */
function logsRefusals() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

const aTest = {
  product: 'Oat milk mug',
  creator: 'Ana',
  tagline: 'For slow mornings',
  kindId: 'mug',
  pricesUsd: [24, 28.5, 32],
  days: 14,
};

test('from a new test to its votes and its end; its secret is in no address', async () => {
  logsRefusals();
  const demand = await api();
  const made = await demand.createDemandTest(aTest, { filledInMs: 5000 });
  const shown = await demand.drop(made.id);
  expect(shown).toMatchObject({
    product: 'Oat milk mug',
    pricesUsd: [24, 28.5, 32],
    kindId: 'mug',
    motif: null,
    endsAt: made.endsAt,
  });

  await demand.countDropVisit(made.id);
  await demand.voteInDrop(made.id, { priceIndex: 0, email: 'ana@example.com' }, {});
  await demand.voteInDrop(made.id, { priceIndex: 2 }, {});
  expect((await demand.demandResults(made))?.counts).toEqual({
    visitors: 1,
    visits: 1,
    votes: [0, 0, 1],
    uncountedVotes: 0,
    addresses: 1,
  });
  await demand.withdrawDropVote(made.id);
  expect((await demand.demandResults(made))?.counts).toMatchObject({
    votes: [0, 0, 0],
    addresses: 0,
  });

  await demand.endDemandTest(made);
  await expect(demand.voteInDrop(made.id, { priceIndex: 1 }, {})).rejects.toMatchObject({
    status: 422,
    message: 'This vote has ended.',
  });
  await demand.deleteDemandTest(made);
  expect(await demand.drop(made.id)).toBeNull();
  expect(await demand.demandResults(made)).toBeNull();
  expect(addresses.join()).not.toContain(made.secret);
});

test('a text that is not for everybody comes back with a message that the page can show', async () => {
  logsRefusals();
  const { createDemandTest } = await api();
  await expect(createDemandTest({ ...aTest, product: 'evil.com mug' }, {})).rejects.toMatchObject({
    status: 422,
    message: 'Please leave out addresses and numbers to call.',
  });
});

test('an answer that is no test is not taken for one', async () => {
  stubBrowser({ fetch: async () => Response.json({ id: 'x' }) });
  const { drop } = await api();
  await expect(drop('bcdfghjkmn')).rejects.toMatchObject({ code: 'bad_answer' });
});
