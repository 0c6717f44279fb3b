import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { badBodies, faultOf } from '../../support/bad-bodies.ts';
import { everyFunction, type FunctionUnderTest } from '../../support/every-function.ts';
import { access, functionRequest } from '../../support/functions.ts';
import { fc } from '../../support/property-testing.ts';
import { openServiceDatabase } from '../../support/service-database.ts';

/** The same with 10,000 bodies for each function: scripts/bad-bodies.ts. */
const bodiesPerFunction = 50;

let backend: Awaited<ReturnType<typeof openServiceDatabase>>['backend'];
let functions: FunctionUnderTest[];

beforeAll(async () => {
  const opened = await openServiceDatabase();
  backend = opened.backend;
  functions = everyFunction(opened.database, access);
});
afterAll(() => backend.close());

const names = readdirSync(new URL('../../../supabase/functions', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)
  // They read no body.
  .filter((name) => name !== 'health' && name !== 'share-card');

test.each(names)(
  '%s accepts its good body, and rejects a bad one with a sentence',
  async (name) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { body, handler } = functions.find((one) => one.name === name) ?? {};
    if (handler === undefined) throw new Error(`${name} is not in tests/support/every-function.ts`);
    expect((await handler(functionRequest(body))).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(badBodies(body), async (bad) => {
        expect(await faultOf(await handler(functionRequest(bad)))).toBeUndefined();
      }),
      { numRuns: bodiesPerFunction },
    );
  },
);
