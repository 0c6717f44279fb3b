import { expect, test } from 'vitest';
import {
  maxOwnTests,
  measuredFor,
  noTests,
  type OwnTest,
  parseOwnTests,
  serializeOwnTests,
  withoutTest,
  withTest,
} from '@/lib/demand/own-tests.ts';

const mug: OwnTest = {
  id: 'bcdfghjkmn',
  secret: 'bcdfghjkmnpqrstvwxyz234567',
  product: 'Oat milk mug',
  endsAt: '2026-12-06T16:00:00.000Z',
};
const measured = { visitors: 200, rates: [{ priceUsd: 24, pct: 5 }] };

test('tests are kept newest first, each once, with what was last seen of it', () => {
  const kept = withTest(withTest(noTests, mug), { ...mug, id: 'ccdfghjkmn' });
  expect(kept.tests.map(({ id }) => id)).toEqual(['ccdfghjkmn', 'bcdfghjkmn']);
  const counted = withTest(kept, { ...mug, measured });
  expect(withTest(counted, mug).tests[1]?.measured).toEqual(measured);
  expect(withoutTest(counted, mug.id).tests).toHaveLength(1);
});

test('a device keeps only so many', () => {
  const letters = 'bcdfghjkmnpqrstvwxyz23456789';
  const all = [...letters].reduce(
    (before, letter) => withTest(before, { ...mug, id: `${letter}cdfghjkmn` }),
    noTests,
  );
  expect(all.tests).toHaveLength(maxOwnTests);
});

test('what is stored is read back', () => {
  const tests = { tests: [{ ...mug, measured }], prefersAssumed: true };
  expect(parseOwnTests(serializeOwnTests(tests))).toEqual(tests);
  expect(serializeOwnTests(noTests)).toBeNull();
  expect(parseOwnTests(null)).toEqual(noTests);
});

test.each([
  ['{', []],
  ['{"tests":[{"id":"x"}]}', []],
  [JSON.stringify({ tests: [{ ...mug, secret: 'short' }] }), []],
  [JSON.stringify({ tests: [{ ...mug, endsAt: 'someday' }] }), []],
])('an edited record %s loses what is no test', (json, tests) => {
  expect(parseOwnTests(json).tests).toEqual(tests);
});

test('edited rates lose what is none', () => {
  const edited = { visitors: 'many', rates: [{ priceUsd: 24, pct: 500 }, { pct: 5 }, 7] };
  const json = JSON.stringify({ tests: [{ ...mug, measured: edited }] });
  expect(parseOwnTests(json).tests[0]?.measured).toEqual({ visitors: 0, rates: [] });
});

test('the newest test of this product with enough visitors speaks for it', () => {
  const tests = withTest(withTest(noTests, { ...mug, measured }), {
    ...mug,
    id: 'ccdfghjkmn',
    measured: { visitors: 99, rates: [] },
  });
  expect(measuredFor(tests, 'oat milk MUG ')).toEqual(measured);
  expect(measuredFor(tests, 'Candle')).toBeUndefined();
  expect(measuredFor(tests, '')).toBeUndefined();
  expect(measuredFor(withTest(noTests, mug), mug.product)).toBeUndefined();
});
