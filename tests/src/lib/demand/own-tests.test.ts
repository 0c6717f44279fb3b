import { expect, test } from 'vitest';
import {
  maxOwnTests,
  measuredTest,
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
  pricesUsd: [24, 28, 32],
  endsAt: '2026-12-06T16:00:00.000Z',
};
const seen = { visitors: 200, votes: [10, 20, 10] };

test('tests are kept newest first, each once, with what was last seen of it', () => {
  const kept = withTest(withTest(noTests, mug), { ...mug, id: 'ccdfghjkmn' });
  expect(kept.tests.map(({ id }) => id)).toEqual(['ccdfghjkmn', 'bcdfghjkmn']);
  const counted = withTest(kept, { ...mug, seen });
  expect(withTest(counted, mug).tests[1]?.seen).toEqual(seen);
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
  const tests = { tests: [{ ...mug, seen }], prefersAssumed: true };
  expect(parseOwnTests(serializeOwnTests(tests))).toEqual(tests);
  expect(serializeOwnTests(noTests)).toBeNull();
  expect(parseOwnTests(null)).toEqual(noTests);
});

test.each([
  ['{', []],
  ['{"tests":[{"id":"x"}]}', []],
  [JSON.stringify({ tests: [{ ...mug, pricesUsd: [32, 28, 24] }] }), []],
  [JSON.stringify({ tests: [{ ...mug, secret: 'short' }] }), []],
  [JSON.stringify({ tests: [{ ...mug, endsAt: 'someday' }] }), []],
])('an edited record %s loses what is no test', (json, tests) => {
  expect(parseOwnTests(json).tests).toEqual(tests);
});

test('edited counts with more votes than visitors are not taken', () => {
  const json = JSON.stringify({ tests: [{ ...mug, seen: { visitors: 5, votes: [9, 9, 9] } }] });
  expect(parseOwnTests(json).tests[0]?.seen).toBeUndefined();
});

test('the newest test of this product with enough visitors speaks for it', () => {
  const tests = withTest(withTest(noTests, { ...mug, seen }), {
    ...mug,
    id: 'ccdfghjkmn',
    seen: { visitors: 99, votes: [10, 20, 10] },
  });
  expect(measuredTest(tests, 'oat milk MUG ')?.id).toBe(mug.id);
  expect(measuredTest(tests, 'Candle')).toBeUndefined();
  expect(measuredTest(tests, '')).toBeUndefined();
  expect(measuredTest(withTest(noTests, mug), mug.product)).toBeUndefined();
});
