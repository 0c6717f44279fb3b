import { bestRoute } from '@functions/_shared/domain/in-hands/best-route.ts';
import type { PlannedRoute, Verdict } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { expect, test } from 'vitest';

function route(
  id: PlannedRoute['id'],
  verdict: Verdict | null,
  latest = '2027-02-01',
): PlannedRoute {
  return {
    id,
    route: { id: 'printed-stock', country: 'usa', mode: 'truck' },
    steps: [],
    arrives: { earliest: '2027-01-01', latest },
    orderBy: { latest: null, safe: null },
    verdict,
    closures: [],
    minOrderUnits: null,
  };
}

test('of the routes in time the one with most days to spare', () => {
  const best = bestRoute([
    route('asia-sea', { kind: 'in-time', days: 3 }),
    route('printed-stock', { kind: 'in-time', days: 40 }),
    route('asia-air', { kind: 'tight', days: 1 }),
  ]);
  expect(best?.id).toBe('printed-stock');
});

test('where none is in time, the one that may be the fewest days late', () => {
  const best = bestRoute([
    route('asia-sea', { kind: 'late', days: 1 }),
    route('mexico-truck', { kind: 'tight', days: 20 }),
    route('asia-air', { kind: 'tight', days: 5 }),
  ]);
  expect(best?.id).toBe('asia-air');
});

test('where all are late, the one that is the fewest days late', () => {
  const best = bestRoute([
    route('asia-sea', { kind: 'late', days: 30 }),
    route('asia-air', { kind: 'late', days: 4 }),
  ]);
  expect(best?.id).toBe('asia-air');
});

test('without a date, the one that is surely there first; without routes, none', () => {
  const best = bestRoute([
    route('asia-sea', null, '2027-03-01'),
    route('asia-air', null, '2027-02-15'),
  ]);
  expect(best?.id).toBe('asia-air');
  expect(bestRoute([])).toBeUndefined();
});
