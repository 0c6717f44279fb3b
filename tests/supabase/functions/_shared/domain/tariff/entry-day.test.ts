import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { expect, test } from 'vitest';

test.each([
  ['11:30 p.m. Eastern in winter, the next day in UTC', '2026-11-29T04:30:00Z', '2026-11-28'],
  ['midnight Eastern in winter', '2026-11-29T05:00:00Z', '2026-11-29'],
  ['the evening in Auckland, morning Eastern', '2026-11-29T09:30:00Z', '2026-11-29'],
  ['11:59 p.m. Eastern in summer', '2026-07-24T03:59:59Z', '2026-07-23'],
  ['midnight Eastern in summer', '2026-07-24T04:00:00Z', '2026-07-24'],
  ['the last evening of a year', '2027-01-01T04:30:00Z', '2026-12-31'],
])('an entry made at %s has the date at US customs', (_when, now, day) => {
  expect(entryDayAt(new Date(now))).toBe(day);
});
