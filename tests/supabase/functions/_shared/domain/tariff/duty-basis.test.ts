import { dutyBasis, scheduleRevision } from '@functions/_shared/domain/tariff/duty-basis.ts';
import { expect, test } from 'vitest';

test('the basis of a duty names day, zone and revision in one line', () => {
  expect(dutyBasis('2026-11-28')).toBe(
    `Duties for an entry on Nov 28, 2026 (US Eastern time). Rates of the ${scheduleRevision}.`,
  );
  expect(scheduleRevision).toMatch(
    /^US Harmonized Tariff Schedule \d{4}, revision \d+; duties on top as known through revision \d+, sources to [A-Z][a-z]{2} \d{1,2}, \d{4}$/,
  );
});
