import { expect, test } from 'vitest';
import { cpuSlowdown, describeCalibration } from '../../../scripts/bench/cpu-slowdown.ts';

test('a phone is slower by the ratio of the benchmark indices', () => {
  expect(cpuSlowdown(4108)).toBeCloseTo(4.108);
  expect(describeCalibration(4108)).toBe(
    "This machine's benchmark index is 4108, a mid-range phone's 1000: phones are measured 4.1 times slower.",
  );
});

test('a machine slower than the phone is not sped up', () => {
  expect(cpuSlowdown(700)).toBe(1);
  expect(describeCalibration(700)).toBe(
    "This machine's benchmark index is 700, a mid-range phone's 1000: phones are measured at this machine's own speed.",
  );
});
