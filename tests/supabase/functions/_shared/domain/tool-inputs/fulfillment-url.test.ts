import {
  competitorIds,
  competitors,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import { currentMethods } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import {
  parseFulfillmentParams,
  toFulfillmentParams,
} from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { anInput } from '../calc/fulfillment/build-input.ts';

const read = (query: string) => parseFulfillmentParams(new URLSearchParams(query));

const amounts = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
const edits = fc.uniqueArray(
  fc
    .constantFrom(...competitors.flatMap((each) => each.lines.map((line) => ({ each, line }))))
    .chain(({ each, line }) =>
      amounts
        .filter((amountUsd) => amountUsd !== line.amountUsd)
        .map((amountUsd) => ({ competitor: each.id, line: line.id, amountUsd })),
    ),
  { selector: ({ competitor, line }) => `${competitor} ${line}` },
);

test('a shared address has short keys and a version, and leaves out unchanged lines', () => {
  const params = toFulfillmentParams({
    input: anInput({ competitorComparison: 'pietra', currentCostPerOrder: 5.25 }),
    edits: [
      { competitor: 'pietra', line: 'pick-pack', amountUsd: 1.15 },
      { competitor: 'pietra', line: 'setup', amountUsd: 550 },
    ],
  });
  expect(params.toString()).toBe('v=1&o=500&m=diy&c=5.25&x=pietra&e=pietra.pick-pack.1.15');
});

test('a shared address round-trips inputs and edits', () => {
  fc.assert(
    fc.property(
      fc.record({
        monthlyOrders: fc.integer({ min: 0, max: 1_000_000_000 }),
        currentMethod: fc.constantFrom(...currentMethods),
        currentCostPerOrder: amounts,
        competitorComparison: fc.option(fc.constantFrom(...competitorIds), { nil: undefined }),
      }),
      edits,
      (input, lineEdits) => {
        const shared = {
          input: { ...input, competitorComparison: input.competitorComparison ?? null },
          edits: lineEdits,
        };
        const params = new URLSearchParams(toFulfillmentParams(shared).toString());
        expect(parseFulfillmentParams(params)).toEqual({ input, edits: lineEdits });
      },
    ),
  );
});

test('values that are missing or make no sense are left out', () => {
  expect(read('v=1&o=-5&m=owls&c=1e3&x=acme')).toEqual({ input: {}, edits: [] });
  expect(read('v=2&o=500&m=diy&c=6')).toEqual({ input: {}, edits: [] });
  expect(read('v=1&o=500').input).toEqual({ monthlyOrders: 500 });
});

test.each([
  'pietra.storage.1', // no line of Pietra's
  'acme.pick-pack.1',
  'pietra.pick-pack.-1',
  'pietra.pick-pack.1.155',
  'pietra.pick-pack',
  'pietra.pick-pack.9999999999999',
])('the invalid edit %s is ignored', (edit) => {
  expect(read(`v=1&e=${edit}`).edits).toEqual([]);
});
