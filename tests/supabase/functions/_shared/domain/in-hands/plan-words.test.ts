import type { ClosureCost } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import {
  arrivesText,
  closureText,
  orderByText,
  routeName,
  routeNameInText,
  shortDay,
  verdictText,
} from '@functions/_shared/domain/in-hands/plan-words.ts';
import { expect, test } from 'vitest';

const today = '2026-11-30';

test('routes have a name at the start and one within a sentence', () => {
  const sea = { id: 'asia-sea', country: 'china', mode: 'ocean' } as const;
  expect(routeName(sea)).toBe('Sea from China');
  expect(routeNameInText(sea)).toBe('sea freight from China');
  const truck = { id: 'mexico-truck', country: 'mexico', mode: 'truck' } as const;
  expect(routeName(truck)).toBe('Truck from Mexico');
  expect(routeNameInText(truck)).toBe('a truck from Mexico');
  const stock = { id: 'printed-stock', country: 'usa', mode: 'truck' } as const;
  expect(routeName(stock)).toBe('Printed stock');
});

test('a day has its year from the year after next on', () => {
  expect(shortDay('2026-12-24', today)).toBe('Dec 24');
  expect(shortDay('2027-03-03', today)).toBe('Mar 3');
  expect(shortDay('2028-03-03', today)).toBe('Mar 3, 2028');
});

test.each([
  [{ kind: 'in-time', days: 0 }, 'In time, no day to spare'],
  [{ kind: 'in-time', days: 1 }, 'In time, 1 day to spare'],
  [{ kind: 'tight', days: 3 }, 'May be 3 days late'],
  [{ kind: 'late', days: 19 }, '19 days late'],
] as const)('the verdict %o reads "%s"', (verdict, text) => {
  expect(verdictText(verdict)).toBe(text);
});

test('arrivals on one day are said once', () => {
  const of = (earliest: string, latest: string) =>
    arrivesText({ arrives: { earliest, latest } }, today);
  expect(of('2027-02-03', '2027-02-19')).toBe('arrives Feb 3 to Feb 19');
  expect(of('2027-02-03', '2027-02-03')).toBe('arrives Feb 3');
});

test.each([
  [{ latest: '2027-01-05', safe: '2026-12-18' }, 'order by Dec 18 to be safe, Jan 5 at the latest'],
  [{ latest: '2027-01-05', safe: '2026-11-20' }, 'order by Jan 5 at the latest'],
  [{ latest: '2027-01-05', safe: null }, 'order by Jan 5 at the latest'],
  [{ latest: '2027-01-05', safe: '2027-01-05' }, 'order by Jan 5'],
  [{ latest: '2026-11-29', safe: '2026-11-01' }, ''],
  [{ latest: null, safe: null }, ''],
] as const)('days to order by %o read "%s"', (orderBy, text) => {
  expect(orderByText({ orderBy }, today)).toBe(text);
});

test.each([
  [{ fast: 13, slow: 23 }, 'Tet in Vietnam costs 13 to 23 workdays'],
  [{ fast: 0, slow: 13 }, 'Tet in Vietnam costs up to 13 workdays'],
  [{ fast: 1, slow: 1 }, 'Tet in Vietnam costs 1 workday'],
  [{ fast: 1, slow: 0 }, 'Tet in Vietnam costs up to 1 workday'],
])('a closure that costs %o reads "%s"', (workdaysLost, text) => {
  const closure: ClosureCost = {
    name: 'Tet',
    country: 'vietnam',
    span: { from: '2027-01-31', to: '2027-02-15' },
    source: '',
    workdaysLost,
  };
  expect(closureText(closure)).toBe(text);
  expect(closureText({ ...closure, country: 'usa' })).toContain('in the US');
});
