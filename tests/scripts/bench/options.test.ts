import { expect, test } from 'vitest';
import { readBenchOptions } from '../../../scripts/bench/options.ts';

test('measures every page five times by default', () => {
  expect(readBenchOptions([])).toEqual({
    runs: 5,
    routes: undefined,
    keepsBuilds: false,
    isQuick: false,
    isStrict: false,
  });
});

test('a quick run measures the home page once', () => {
  expect(readBenchOptions(['--quick'])).toMatchObject({ runs: 1, routes: ['/'], isQuick: true });
  expect(readBenchOptions(['--quick', '--runs', '3', '--routes', '/,/swag'])).toMatchObject({
    runs: 3,
    routes: ['/', '/swag'],
  });
});

test.each([['--runs', '0'], ['--runs', 'many'], ['--routes', 'swag'], ['--fast']])(
  'rejects %s %s',
  (...args) => {
    expect(() => readBenchOptions(args)).toThrow(args[0]);
  },
);
