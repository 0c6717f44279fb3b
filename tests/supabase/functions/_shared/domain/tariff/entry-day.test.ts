import {
  dutyBasis,
  entryDayAt,
  scheduleRevision,
} from '@functions/_shared/domain/tariff/entry-day.ts';
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

test('the basis of a duty names day, zone and revision in one line', () => {
  expect(dutyBasis('2026-11-28')).toBe(
    `Duties for an entry on Nov 28, 2026 (US Eastern time). Rates of the ${scheduleRevision}.`,
  );
  expect(scheduleRevision).toMatch(
    /^US Harmonized Tariff Schedule \d{4}, revision \d+; duties on top as known through revision \d+, sources to [A-Z][a-z]{2} \d{1,2}, \d{4}$/,
  );
});
