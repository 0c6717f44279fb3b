import { expect, test } from 'vitest';
import {
  readStrategyParams,
  type SharedRoadmap,
  toStrategyParams,
} from '@/tools/strategy-builder/rules/strategy-url.ts';
import { someAnswers } from './a-roadmap.ts';

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
  return readStrategyParams(params);
}

test('a roadmap comes back from its address as it went in', () => {
  expect(readStrategyParams(new URLSearchParams(toStrategyParams(shared).toString()))).toEqual(
    shared,
  );
});

test('an address holds no email', () => {
  expect(toStrategyParams(shared).toString()).not.toMatch(/@|%40/);
});

test.each(['sv', 'from', 'vol', 'cat', 'pain', 'when', 'risk'])(
  'without "%s" there is no roadmap',
  (key) => {
    expect(edited((params) => params.delete(key))).toBeNull();
  },
);

test('a day that does not exist is left out', () => {
  expect(edited((params) => params.set('start', '2027-02-29'))?.startDay).toBeUndefined();
});

test.each([
  ['breaks a limit', ['vietnam-60']],
  ['names a country twice', ['vietnam-20', 'vietnam-20']],
  ['names today’s country', ['china-40']],
  ['names a country nobody knows', ['atlantis-40']],
  ['has too many countries', ['vietnam-20', 'turkey-20', 'india-20', 'mexico-20']],
  ['is no number', ['vietnam-x']],
])('a mix that %s is left out', (_what, parts) => {
  const read = edited((params) => {
    params.delete('mix');
    for (const part of parts) params.append('mix', part);
  });
  expect(read?.answers).toEqual(shared.answers);
  expect(read?.mix).toBeUndefined();
});
