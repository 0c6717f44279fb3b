import { expect, test } from 'vitest';
import { readBenchOptions } from '../../../scripts/bench/options.ts';

test('five runs of every page, unless less is asked for', () => {
  expect(readBenchOptions([])).toEqual({
    runs: 5,
    routes: undefined,
    keepsBuilds: false,
    isQuick: false,
    isStrict: false,
  });
});

test('a quick one is home once', () => {
  expect(readBenchOptions(['--quick'])).toMatchObject({ runs: 1, routes: ['/'], isQuick: true });
  expect(readBenchOptions(['--quick', '--runs', '3', '--routes', '/,/swag'])).toMatchObject({
    runs: 3,
    routes: ['/', '/swag'],
  });
});

test.each([['--runs', '0'], ['--runs', 'many'], ['--routes', 'swag'], ['--fast']])(
  'refuses %s %s',
  (...args) => {
    expect(() => readBenchOptions(args)).toThrow(args[0]);
  },
);
