import { expect, test } from 'vitest';
import { timeLeft } from '@/lib/demand/time-left.ts';
import { timeLeftText } from '@/lib/demand/time-left-text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const units = {
  days: (count: number) => `${count} d`,
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
};

test.each([
  [14 * day, '14 d'],
  [6 * day + 4 * hour + 20 * minute, '6 d 4 h'],
  [2 * hour + 5 * minute, '2 h 5 min'],
  [hour, '1 h'],
  [12 * minute, '12 min'],
  // The last minute counts until it is over.
  [1, '1 min'],
])('%i ms are shown as %s', (leftMs, text) => {
  const left = timeLeft(1000 + leftMs, 1000);
  expect(left && timeLeftText(left, units)).toBe(text);
});

test('at the end nothing is left', () => {
  expect(timeLeft(1000, 1000)).toBeNull();
  expect(timeLeft(1000, 2000)).toBeNull();
  expect(timeLeft(Number.NaN, 2000)).toBeNull();
});
