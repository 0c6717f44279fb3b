import {
  parseStrategyParams,
  type SharedRoadmap,
  toStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { expect, test } from 'vitest';

const shared: SharedRoadmap = {
  answers: someAnswers({ painPoints: ['Tariffs', 'Faster lead times'], volume: '100k+' }),
  startDay: '2028-02-29',
  mix: {
    newCountries: [
      { country: 'vietnam', sharePct: 35 },
      { country: 'turkey', sharePct: 25 },
    ],
  },
};

function edited(change: (params: URLSearchParams) => void) {
  const params = toStrategyParams(shared);
  change(params);
  return parseStrategyParams(params);
}

test('a roadmap survives the round trip through an address', () => {
  expect(parseStrategyParams(new URLSearchParams(toStrategyParams(shared).toString()))).toEqual(
    shared,
  );
});

test('an address contains no email', () => {
  expect(toStrategyParams(shared).toString()).not.toMatch(/@|%40/);
});

test.each(['sv', 'from', 'vol', 'cat', 'pain', 'when', 'risk'])(
  'without "%s" there is no roadmap',
  (key) => {
    expect(edited((params) => params.delete(key))).toBeNull();
  },
);

test('an invalid start day is left out', () => {
  expect(edited((params) => params.set('start', '2027-02-29'))?.startDay).toBeUndefined();
});

test.each([
  ['breaks a limit', ['vietnam-60']],
  ['names a country twice', ['vietnam-20', 'vietnam-20']],
  ['names the current country', ['china-40']],
  ['names an unknown country', ['atlantis-40']],
  ['has too many countries', ['vietnam-20', 'turkey-20', 'india-20', 'mexico-20']],
  ['has a share that is no number', ['vietnam-x']],
])('a mix that %s is left out', (_what, parts) => {
  const read = edited((params) => {
    params.delete('mix');
    for (const part of parts) params.append('mix', part);
  });
  expect(read?.answers).toEqual(shared.answers);
  expect(read?.mix).toBeUndefined();
});
