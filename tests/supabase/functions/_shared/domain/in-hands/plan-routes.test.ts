import { addDays, daysBetween } from '@functions/_shared/domain/calendar-day.ts';
import { closureCalendar } from '@functions/_shared/domain/in-hands/closure-calendar.ts';
import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import {
  type PlanRequest,
  planRoutes,
  verdictOn,
} from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { asianCountries, routeIds } from '@functions/_shared/domain/in-hands/route-ids.ts';
import { latestStart, walkSteps } from '@functions/_shared/domain/in-hands/walk-steps.ts';
import { isWorkday } from '@functions/_shared/domain/in-hands/workdays.ts';
import { laneOf } from '@functions/_shared/domain/money/freight.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const tees: GoodsToPlan = {
  kindId: 't-shirt',
  category: 'apparel',
  capability: { id: 'jersey-and-fleece' },
  minOrderUnits: 100,
  sampleDays: 10,
  productionDays: 30,
};

const request: PlanRequest = {
  goods: tees,
  pieces: 500,
  inHandsOn: '2027-06-01',
  today: '2026-11-30',
  zip: '60601',
  withSample: false,
};

const day = fc
  .integer({ min: 0, max: daysBetween(closureCalendar.from, closureCalendar.to) })
  .map((days) => addDays(closureCalendar.from, days));

const requests = fc.record({
  goods: fc.record({
    kindId: fc.constantFrom('t-shirt', 'vase'),
    category: fc.constantFrom(...productCategories),
    capability: fc.record({ id: fc.constantFrom('jersey-and-fleece', 'towels', 'furniture') }),
    minOrderUnits: fc.integer({ min: 1, max: 3000 }),
    sampleDays: fc.integer({ min: 2, max: 60 }),
    productionDays: fc.integer({ min: 8, max: 90 }),
  }),
  pieces: fc.integer({ min: 1, max: 100_000 }),
  inHandsOn: day,
  today: day,
  zip: fc.constantFrom(null, '10001', '33101', '60601', '78701', '80202', '90012', '96813'),
  withSample: fc.boolean(),
  countries: fc.record({ asia: fc.constantFrom(undefined, ...asianCountries) }),
});

test('every route is either planned or has a reason', () => {
  fc.assert(
    fc.property(requests, (each) => {
      const { planned, unplanned } = planRoutes(each);
      expect([...planned, ...unplanned].map(({ id }) => id).toSorted()).toEqual(
        routeIds.toSorted(),
      );
    }),
    { numRuns: 60 },
  );
});

test('the steps lie in a row from the order to the arrival, the fast path never after the slow', () => {
  fc.assert(
    fc.property(requests, (each) => {
      for (const { steps, arrives } of planRoutes(each).planned) {
        for (const pace of ['fast', 'slow'] as const) {
          let end = each.today;
          for (const step of steps) {
            const { from, to } = step[pace];
            const hasDays = step.days[pace === 'fast' ? 'low' : 'high'] > 0;
            expect(from).toBe(hasDays ? addDays(end, 1) : end);
            expect(to >= from).toBe(true);
            // A step of workdays ends on one.
            if (hasDays && step.country) expect(isWorkday(step.country, to, pace)).toBe(true);
            end = to;
          }
          expect(end).toBe(pace === 'fast' ? arrives.earliest : arrives.latest);
        }
        expect(arrives.earliest <= arrives.latest).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('ordering on the last day arrives in time, a workday later does not', () => {
  fc.assert(
    fc.property(requests, (each) => {
      for (const { steps, orderBy } of planRoutes(each).planned) {
        for (const [pace, start] of [
          ['fast', orderBy.latest],
          ['slow', orderBy.safe],
        ] as const) {
          if (start === null) continue;
          expect(isWorkday('usa', start, pace)).toBe(true);
          expect(walkSteps(steps, start, pace).end <= each.inHandsOn).toBe(true);
          let next = addDays(start, 1);
          while (!isWorkday('usa', next, pace)) next = addDays(next, 1);
          expect(walkSteps(steps, next, pace).end > each.inHandsOn).toBe(true);
        }
        if (orderBy.safe !== null && orderBy.latest !== null) {
          expect(orderBy.safe <= orderBy.latest).toBe(true);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the verdict agrees with the days to order by', () => {
  fc.assert(
    fc.property(requests, (each) => {
      for (const { verdict, orderBy } of planRoutes(each).planned) {
        if (verdict?.kind === 'late') {
          expect(orderBy.latest === null || orderBy.latest < each.today).toBe(true);
        }
        if (orderBy.safe !== null && orderBy.safe >= each.today) {
          expect(verdict?.kind).toBe('in-time');
        }
        expect(verdict?.days).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 60 },
  );
});

test('a sample and a larger order never make it arrive earlier', () => {
  fc.assert(
    fc.property(requests, (each) => {
      const plain = planRoutes({ ...each, withSample: false, pieces: 100 }).planned;
      const more = planRoutes({ ...each, withSample: true, pieces: 100_000 }).planned;
      for (const { id, arrives } of more) {
        const other = plain.find((route) => route.id === id);
        expect(other && other.arrives.earliest <= arrives.earliest).toBe(true);
        expect(other && other.arrives.latest <= arrives.latest).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('shipping from the end of production takes about as long as the lane of the landed cost says', () => {
  // The lane's days run from door to door; holidays and the buffer come on top here.
  const { planned } = planRoutes({
    ...request,
    today: '2027-04-06',
    inHandsOn: null,
    zip: '90012',
  });
  for (const { id, route, steps, arrives } of planned) {
    const made = steps.find((step) => step.id === 'inspection');
    if (route.country === 'usa' || made === undefined) continue;
    const lane = laneOf(route.country, route.mode);
    const shortest = daysBetween(made.fast.to, arrives.earliest);
    const longest = daysBetween(made.slow.to, arrives.latest);
    expect(lane && shortest <= lane.days.to, id).toBe(true);
    expect(lane && longest >= lane.days.from, id).toBe(true);
  }
  expect(planned).toHaveLength(5);
});

test('routes come in the order of their earliest arrival', () => {
  const arrivals = planRoutes(request).planned.map(({ arrives }) => arrives.earliest);
  expect(arrivals).toEqual(arrivals.toSorted());
  expect(planRoutes(request).planned[0]?.id).toBe('printed-stock');
});

test('an order below what factories ask says what they ask, not for printed stock', () => {
  const { planned } = planRoutes({ ...request, pieces: 40 });
  for (const { id, minOrderUnits } of planned) {
    expect(minOrderUnits, id).toBe(id === 'printed-stock' ? null : 100);
  }
});

test('without a date there is no verdict and no day to order by', () => {
  for (const { verdict, orderBy } of planRoutes({ ...request, inHandsOn: null }).planned) {
    expect(verdict).toBeNull();
    expect(orderBy).toEqual({ latest: null, safe: null });
  }
});

test('beyond its calendar nothing is planned', () => {
  const late = planRoutes({ ...request, inHandsOn: '2029-01-01' });
  expect(late.planned).toEqual([]);
  expect(late.unplanned.map(({ missing }) => missing)).toEqual(Array(5).fill('past-calendar'));
  // Printed stock ordered on December 1, 2028 is there in the year; Asia by sea is not.
  const december = planRoutes({ ...request, today: '2028-12-01', inHandsOn: '2028-12-31' });
  expect(december.unplanned).toContainEqual(
    expect.objectContaining({ id: 'asia-sea', missing: 'past-calendar' }),
  );
});

test('a deadline before the calendar has no day to order by', () => {
  expect(
    latestStart(
      [{ id: 'artwork', days: { low: 3, high: 5 }, country: 'usa' }],
      '2026-11-02',
      'fast',
    ),
  ).toBeNull();
});

test('closures that cost workdays are named with both counts', () => {
  // Ordered on January 4, 2027, Chinese production runs into Lunar New Year on both paths: 13 workdays
  // of six a week from February 1 to 15, 23 from January 26 to February 21.
  const { planned } = planRoutes({ ...request, today: '2027-01-04' });
  const closures = planned.find(({ id }) => id === 'asia-sea')?.closures;
  expect(closures?.find(({ name }) => name === 'Lunar New Year')).toMatchObject({
    country: 'china',
    span: { from: '2027-01-26', to: '2027-02-21' },
    workdaysLost: { fast: 13, slow: 23 },
  });
});

test.each([
  ['2027-03-10', { kind: 'in-time', days: 9 }],
  ['2027-03-01', { kind: 'in-time', days: 0 }],
  ['2027-02-28', { kind: 'tight', days: 1 }],
  ['2027-02-10', { kind: 'tight', days: 19 }],
  ['2027-02-09', { kind: 'late', days: 1 }],
] as const)('goods that arrive from February 10 to March 1 against %s', (date, verdict) => {
  expect(verdictOn(date, { earliest: '2027-02-10', latest: '2027-03-01' })).toEqual(verdict);
});
