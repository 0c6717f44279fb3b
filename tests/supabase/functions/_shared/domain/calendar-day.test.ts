import {
  addDays,
  addMonths,
  addPartialMonths,
  calendarDayOf,
  daysBetween,
  formatCalendarDay,
  parseCalendarDay,
} from '@functions/_shared/domain/calendar-day.ts';
import { fc } from '@tests/support/property-testing.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';

test.each(['2026-11-28', '2028-02-29', '2000-02-29', '2027-12-31'])(
  'the typed day %s exists',
  (text) => {
    expect(parseCalendarDay(text)).toBe(text);
  },
);
test.each(['', '2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-1-1'])(
  'the typed day "%s" does not exist',
  (text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
  },
);

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-08-31', 1, '2027-09-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-01', 12, '2027-12-01'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
])('%s plus %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['2027-02-01', 0.5, '2027-02-15'],
  ['2027-01-01', 1.5, '2027-02-15'],
  ['2027-01-01', 2, '2027-03-01'],
])('%s plus %d months is %s', (day, months, expected) => {
  expect(addPartialMonths(day, months)).toBe(expected);
});

test('days continue over leap days and year ends', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('today is the day of the local time zone', () => {
  expect(calendarDayOf(new Date(2026, 10, 28, 23, 59))).toBe('2026-11-28');
  expect(calendarDayOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
});

describe.each([
  ['Pacific/Auckland', '2026-11-29'],
  ['America/Los_Angeles', '2026-11-28'],
])('a clock in %s', (timeZone, today) => {
  afterEach(() => vi.unstubAllEnvs());

  test('has its own today, and the same calendar otherwise', () => {
    vi.stubEnv('TZ', timeZone);
    expect(calendarDayOf(new Date('2026-11-28T20:00:00Z'))).toBe(today);
    expect(formatCalendarDay('2026-07-24')).toBe('Jul 24, 2026');
    // Both time zones change their clocks within these days.
    expect(addDays('2026-09-20', 60)).toBe('2026-11-19');
    expect(daysBetween('2026-09-20', '2026-11-19')).toBe(60);
  });
});

test('a day is formatted for reading', () => {
  expect(formatCalendarDay('2027-02-28')).toBe('Feb 28, 2027');
});

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

test('daysBetween is the inverse of addDays', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test('adding more months never gives an earlier day', () => {
  const months = fc.integer({ min: 0, max: 240 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(aDay, months, months, (day, a, b) => {
      const [fewer, more] = a < b ? [a, b] : [b, a];
      expect(
        daysBetween(addPartialMonths(day, fewer), addPartialMonths(day, more)),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});
