import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import {
  type PlannedRoute,
  type PlanRequest,
  planRoutes,
} from '@functions/_shared/domain/in-hands/plan-routes.ts';
import type { RouteId } from '@functions/_shared/domain/in-hands/route-ids.ts';
import { expect, test } from 'vitest';

/**
 * Six plans worked by hand with a paper calendar: every day below was counted on it, none taken from
 * the code. "(n)" is the number of workdays done by the end of the day or week before it, "[…]" a
 * closure. A step begins the day after the one before it ended. To count backward, a step of n
 * workdays that has to be done on a day begins n workdays before it, and the step before has to be
 * done the day before that.
 */
const tees: GoodsToPlan = {
  kindId: 't-shirt',
  category: 'apparel',
  capability: { id: 'jersey-and-fleece' },
  minOrderUnits: 100,
  sampleDays: 10,
  productionDays: 30,
};

const tumblers: GoodsToPlan = {
  kindId: 'tumbler',
  category: 'home-goods',
  capability: { id: 'metal-drinkware' },
  minOrderUnits: 500,
  sampleDays: 14,
  productionDays: 30,
};

function routeOf(id: RouteId, request: PlanRequest): PlannedRoute {
  const route = planRoutes(request).planned.find((each) => each.id === id);
  if (route === undefined) throw new Error(`${id} is not planned`);
  return route;
}

/** The last day of each step. */
function endsOf({ steps }: PlannedRoute, pace: 'fast' | 'slow') {
  return Object.fromEntries(steps.map((step) => [step.id, step[pace].to]));
}

function lostOf({ closures }: PlannedRoute) {
  return closures.map(({ name, country, workdaysLost: { fast, slow } }) => [
    `${name}, ${country}`,
    fast,
    slow,
  ]);
}

test('1. 500 tumblers as printed stock to New York, ordered on November 30, 2026', () => {
  const route = routeOf('printed-stock', {
    goods: tumblers,
    pieces: 500,
    inHandsOn: '2027-03-03',
    today: '2026-11-30', // a Monday
    zip: '10001',
    withSample: false,
  });
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2026-12-01', // 1 US workday: Tuesday
    blanks: '2026-12-02', // 1
    decoration: '2026-12-09', // 5: December 3, 4, 7, 8, 9
    inland: '2026-12-10', // 1
    buffer: '2026-12-10', // 0
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2026-12-03', // 3: December 1, 2, 3
    blanks: '2026-12-08', // 3: December 4, 7, 8
    decoration: '2026-12-22', // 10: December 9, 10, 11, 14 to 18 (8), 21, 22
    inland: '2026-12-31', // 5: December 23 [24, 25 Christmas] 28, 29, 30, 31
    buffer: '2027-01-05', // 2: [January 1] 4, 5
  });
  expect(lostOf(route)).toEqual([
    ['Christmas, usa', 0, 2],
    ['New Year’s Day, usa', 0, 1],
  ]);
  // Fast, 1 + 1 + 5 + 1 = 8 workdays to Wednesday, March 3: March 3, 2, 1, February 26 to 22 (8).
  // Ordered the workday before, Friday, February 19.
  // Slow, 3 + 3 + 10 + 5 + 2 = 23: March 3, 2, 1 (3), February 26 to 22 (8), 19 to 16 (12), [15
  // Presidents’ Day], 12 to 8 (17), 5 to 1 (22), January 29 (23). Ordered on January 28.
  expect(route.orderBy).toEqual({ latest: '2027-02-19', safe: '2027-01-28' });
  // January 5 to March 3: 26 days of January, 28 of February, 3 of March.
  expect(route.verdict).toEqual({ kind: 'in-time', days: 57 });
});

test('2. 300 tees by truck from Mexico to Chicago over Holy Week 2027', () => {
  const route = routeOf('mexico-truck', {
    goods: tees,
    pieces: 300,
    inHandsOn: '2027-05-03', // a Monday
    today: '2027-03-01', // a Monday
    zip: '60601',
    withSample: false,
  });
  // 30 days × 0.8 for fewer than 500 pieces = 24. Mexico quotes 30 to 45 days for apparel, the middle
  // of China’s is 37.5: 24 × 30 / 37.5 = 19.2 and 24 × 45 / 37.5 = 28.8 days, times 5 / 7: 13.7 and
  // 20.6 workdays, so 14 to 21.
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2027-03-03', // 2 US: March 2, 3
    // 14 Mexican: March 4, 5, 8 to 12 (7), [15 Juárez], 16 to 19 (11), 22, 23, 24
    production: '2027-03-24',
    inspection: '2027-03-29', // 1: [25, 26 Holy Week] 29
    export: '2027-03-30', // 1
    freight: '2027-03-31', // 1 day
    customs: '2027-04-01', // 1 US
    inland: '2027-04-05', // 2: April 2, 5
    buffer: '2027-04-05',
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2027-03-08', // 5: March 2 to 5, 8
    // 21: March 9 to 12 (4), [15], 16 to 19 (8), [22 to 26 Holy Week], March 29 to April 2 (13),
    // 5 to 9 (18), 12, 13, 14
    production: '2027-04-14',
    inspection: '2027-04-19', // 3: April 15, 16, 19
    export: '2027-04-21', // 2: April 20, 21
    freight: '2027-04-24', // 3 days, to a Saturday
    customs: '2027-04-28', // 3: April 26, 27, 28
    inland: '2027-05-04', // 4: April 29, 30, May 3, 4
    buffer: '2027-05-07', // 3: May 5, 6, 7
  });
  expect(lostOf(route)).toEqual([
    ['Benito Juárez’s birthday, mexico', 1, 1],
    ['Holy Week, mexico', 2, 5],
  ]);
  // Fast: inland May 3, April 30; customs April 29; truck April 28; export 27; inspection 26;
  // production April 23 to 19 (5), 16 to 12 (10), 9, 8, 7, 6 (14); artwork April 5, 2. Ordered on
  // Thursday, April 1.
  // Slow: buffer May 3, April 30, 29; inland April 28, 27, 26, 23; customs 22, 21, 20; truck April 19,
  // 18, 17; export 16, 15; inspection 14, 13, 12; production April 9 to 5 (5), 2 to March 29 (10),
  // [22 to 26], 19 to 16 (14), [15], 12 to 8 (19), 5, 4 (21); artwork March 3, 2, 1, February 26, 25.
  // Ordered on Wednesday, February 24.
  expect(route.orderBy).toEqual({ latest: '2027-04-01', safe: '2027-02-24' });
  expect(route.verdict).toEqual({ kind: 'tight', days: 4 });
});

test('3. 1,000 tees by sea from Vietnam to Los Angeles with a sample, over Tet 2027', () => {
  const route = routeOf('asia-sea', {
    goods: tees,
    pieces: 1000,
    inHandsOn: '2027-03-15', // a Monday
    today: '2026-12-07', // a Monday
    zip: '90012',
    withSample: true,
    countries: { asia: 'vietnam' },
  });
  // The sample: 10 days × 0.8 and 1.2, times 6 / 7: 6.9 and 10.3 workdays, so 7 to 10. Production: 30
  // days; Vietnam quotes 45 to 60, so 36 and 48 days, 30.9 and 41.1 workdays: 31 to 41. By sea to the
  // West Coast 17 to 25 days.
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2026-12-09', // 2 US: December 8, 9
    sample: '2026-12-17', // 7 Vietnamese: December 10, 11, 12, 14 to 17
    'sample-courier': '2026-12-20', // 3 days, to a Sunday
    approval: '2026-12-21', // 1 US
    // 31: December 22 to 26 (5), 28 to 31 (9), [January 1], 2 (10), 4 to 9 (16), 11 to 16 (22),
    // 18 to 23 (28), 25, 26, 27
    production: '2027-01-27',
    inspection: '2027-01-28', // 1
    export: '2027-02-02', // 4: January 29, 30, February 1, 2; Tet begins on the 4th
    freight: '2027-02-19', // 17 days
    customs: '2027-02-24', // 3 US: February 22, 23, 24
    inland: '2027-02-25', // 1
    buffer: '2027-02-25',
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2026-12-14', // 5: December 8 to 11, 14
    sample: '2026-12-25', // 10: December 15 to 19 (5), 21 to 25
    'sample-courier': '2026-12-31', // 6 days
    approval: '2027-01-06', // 3 US: [January 1] 4, 5, 6
    // 41: January 7, 8, 9 (3), 11 to 16 (9), 18 to 23 (15), 25 to 30 (21), [January 31 to February 15
    // Tet: February 1 to 6, 8 to 13, 15 are 13 workdays], 16 to 20 (26), 22 to 27 (32), March 1 to 6
    // (38), 8, 9, 10
    production: '2027-03-10',
    inspection: '2027-03-13', // 3: March 11, 12, 13
    export: '2027-03-23', // 8: March 15 to 20 (6), 22, 23
    freight: '2027-04-17', // 25 days: 8 of March, 17 of April
    customs: '2027-04-26', // 6 US: April 19 to 23 (5), 26
    inland: '2027-04-29', // 3
    buffer: '2027-05-06', // 5: April 30, May 3 to 6
  });
  expect(lostOf(route)).toEqual([
    ['New Year’s Day, vietnam', 1, 0],
    ['New Year’s Day, usa', 0, 1],
    ['Tet, vietnam', 0, 13],
  ]);
  // Fast: inland March 15; customs 12, 11, 10; sea from February 21 to March 9; export February 20,
  // 19, 18, 17; inspection 16; production February 15, 13 (2), [4 to 12 Tet], 3, 2, 1 (5), January 30
  // to 25 (11), 23 to 18 (17), 16 to 11 (23), 9 to 4 (29), 2 (30), [1], December 31 (31); approval 30;
  // courier 29, 28, 27; sample December 26 to 21 (6), 19 (7); artwork 18, 17. Ordered on Wednesday,
  // December 16.
  // Slow, the first day of production would be November 28, the sample’s November 5, and the order
  // October 28: before the calendar begins.
  expect(route.orderBy).toEqual({ latest: '2026-12-16', safe: null });
  // March 15 to May 6: 16 days of March, 30 of April, 6 of May.
  expect(route.verdict).toEqual({ kind: 'tight', days: 52 });
});

test('4. 500 tumblers by air from Turkey to Miami over Eid al-Fitr 2027', () => {
  const route = routeOf('europe-air', {
    goods: tumblers,
    pieces: 500,
    inHandsOn: '2027-03-08', // a Monday
    today: '2027-02-01', // a Monday
    zip: '33101',
    withSample: false,
  });
  expect(route.route.country).toBe('turkey');
  // Turkey quotes 30 to 45 days for home goods, as China does: 24 and 36 days, times 5 / 7: 17.1 and
  // 25.7 workdays, so 17 to 26. The air lane takes 6 to 11 days from door to door, of which 4 and 7
  // are handling: 2 to 4 days.
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2027-02-03', // 2 US: February 2, 3
    production: '2027-02-26', // 17: February 4, 5, 8 to 12 (7), 15 to 19 (12), 22 to 26
    inspection: '2027-03-01', // 1
    export: '2027-03-03', // 2: March 2, 3
    freight: '2027-03-05', // 2 days
    customs: '2027-03-08', // 1 US
    inland: '2027-03-09', // 1
    buffer: '2027-03-09',
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2027-02-08', // 5: February 2 to 5, 8
    // 26: February 9 to 12 (4), 15 to 19 (9), 22 to 26 (14), March 1 to 5 (19), [8 to 14 Eid: 5
    // workdays], 15 to 19 (24), 22, 23
    production: '2027-03-23',
    inspection: '2027-03-26', // 3: March 24, 25, 26
    export: '2027-03-31', // 3: March 29, 30, 31
    freight: '2027-04-04', // 4 days, to a Sunday
    customs: '2027-04-06', // 2 US: April 5, 6
    inland: '2027-04-08', // 2
    buffer: '2027-04-13', // 3: April 9, 12, 13
  });
  expect(lostOf(route)).toEqual([['Eid al-Fitr (Ramazan Bayramı), turkey', 0, 5]]);
  // Fast: inland March 8; customs 5; air March 4, 3; export 2, 1; inspection February 26; production
  // February 25 to 22 (4), 19 to 15 (9), 12 to 8 (14), 5, 4, 3 (17); artwork February 2, 1. Ordered
  // on Friday, January 29.
  // Slow: buffer March 8, 5, 4; inland 3, 2; customs March 1, February 26; air February 25 to 22,
  // export on the Friday before: 19, 18, 17; inspection 16, 15, 12; production February 11 to 8 (4),
  // 5 to 1 (9), January 29 to 25 (14), 22 to 18 (19), 15 to 11 (24), 8, 7 (26); artwork January 6, 5,
  // 4, [1], December 31, 30. Ordered on Tuesday, December 29.
  expect(route.orderBy).toEqual({ latest: '2027-01-29', safe: '2026-12-29' });
  expect(route.verdict).toEqual({ kind: 'late', days: 1 });
});

test('5. 3,000 tees by air from Portugal to New York over August 2027', () => {
  const route = routeOf('europe-air', {
    goods: tees,
    pieces: 3000,
    inHandsOn: '2027-09-01', // a Wednesday
    today: '2027-06-28', // a Monday
    zip: '10001',
    withSample: false,
  });
  expect(route.route.country).toBe('portugal');
  // 30 days × 1.25 from 3,000 pieces on = 37.5. Portugal quotes 28 to 56 days for apparel: 28 and 56
  // days, times 5 / 7: 20 to 40 workdays. The air lane takes 5 to 10 days, less 4 and 7: 1 to 3.
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2027-06-30', // 2 US: June 29, 30
    production: '2027-07-28', // 20: July 1, 2, 5 to 9 (7), 12 to 16 (12), 19 to 23 (17), 26, 27, 28
    inspection: '2027-07-29', // 1
    export: '2027-08-02', // 2: July 30, August 2
    freight: '2027-08-03', // 1 day
    customs: '2027-08-04', // 1 US
    inland: '2027-08-05', // 1
    buffer: '2027-08-05',
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2027-07-06', // 5: June 29, 30, July 1, 2, [5 Independence Day], 6
    // 40: July 7, 8, 9 (3), 12 to 16 (8), 19 to 23 (13), 26 to 30 (18), [August 2 to 20: 15 workdays],
    // 23 to 27 (23), August 30 to September 3 (28), 6 to 10 (33), 13 to 17 (38), 20, 21
    production: '2027-09-21',
    inspection: '2027-09-24', // 3
    export: '2027-09-29', // 3: September 27, 28, 29
    freight: '2027-10-02', // 3 days, to a Saturday
    customs: '2027-10-05', // 2 US: October 4, 5
    inland: '2027-10-07', // 2
    buffer: '2027-10-13', // 3: October 8, [11 Columbus Day], 12, 13
  });
  expect(lostOf(route)).toEqual([
    ['Independence Day, usa', 0, 1],
    ['August closure, portugal', 0, 15],
    ['Columbus Day, usa', 0, 1],
  ]);
  // Fast: inland September 1; customs August 31; air 30, export done on the Friday before: 27, 26;
  // inspection 25; production August 24, 23 (2), [20 to 9], 6 to 2 (7), July 30 to 26 (12), 23 to 19
  // (17), 16, 15, 14 (20); artwork 13, 12. Ordered on Friday, July 9.
  // Slow: buffer September 1, August 31, 30; inland 27, 26; customs 25, 24; air 23, 22, 21, export
  // before the closure: July 30, 29, 28; inspection 27, 26, 23; production July 22 to 19 (4), 16 to
  // 12 (9), 9 to 5 (14), July 2 to June 28 (19), 25 to 21 (24), 18 to 14 (29), [11, 10 Portugal Day],
  // 9, 8, 7 (32), June 4 to May 31 (37), [28, 27 Corpus Christi], 26, 25, 24 (40); artwork May 21 to
  // 17. Ordered on Friday, May 14.
  expect(route.orderBy).toEqual({ latest: '2027-07-09', safe: '2027-05-14' });
  // September 1 to October 13: 29 days of September, 13 of October.
  expect(route.verdict).toEqual({ kind: 'tight', days: 42 });
});

test('6. 500 tumblers by sea from China to Denver over Golden Week and Thanksgiving 2027', () => {
  const route = routeOf('asia-sea', {
    goods: tumblers,
    pieces: 500,
    inHandsOn: '2027-12-20', // a Monday
    today: '2027-08-30', // a Monday
    zip: '80202',
    withSample: false,
  });
  expect(route.route.country).toBe('china');
  // China’s own 30 to 45 days over their middle: 24 and 36 days, times 6 / 7: 20.6 and 30.9 workdays,
  // so 21 to 31. By sea to the West Coast 15 to 20 days, from there to the Mountain states 2 to 4.
  expect(endsOf(route, 'fast')).toEqual({
    artwork: '2027-09-01', // 2 US: August 31, September 1
    // 21: September 2, 3, 4 (3), 6 to 11 (9), 13, 14 (11), [15 Mid-Autumn], 16, 17, 18 (14), 20 to 25
    // (20), 27
    production: '2027-09-27',
    inspection: '2027-09-28', // 1
    export: '2027-10-07', // 4: September 29, 30, [October 1, 2, 4, 5 Golden Week], 6, 7
    freight: '2027-10-22', // 15 days
    customs: '2027-10-27', // 3 US: October 25, 26, 27
    inland: '2027-10-29', // 2
    buffer: '2027-10-29',
  });
  expect(endsOf(route, 'slow')).toEqual({
    artwork: '2027-09-07', // 5: August 31, September 1, 2, 3, [6 Labor Day], 7
    // 31: September 8 to 11 (4), 13, 14 (6), [15], 16, 17, 18 (9), 20 to 25 (15), 27 to 30 (19),
    // [October 1, 2, 4 to 7 Golden Week], 8, 9 (21), 11 to 16 (27), 18 to 21
    production: '2027-10-21',
    inspection: '2027-10-25', // 3: October 22, 23, 25
    export: '2027-11-03', // 8: October 26 to 30 (5), November 1, 2, 3
    freight: '2027-11-23', // 20 days
    customs: '2027-12-03', // 6 US: November 24, [25, 26 Thanksgiving], 29, 30, December 1, 2, 3
    inland: '2027-12-09', // 4: December 6 to 9
    buffer: '2027-12-16', // 5: December 10, 13 to 16
  });
  expect(lostOf(route)).toEqual([
    ['Labor Day, usa', 0, 1],
    ['Mid-Autumn Festival, china', 1, 1],
    ['Golden Week, china', 4, 6],
    ['Thanksgiving, usa', 0, 2],
  ]);
  // Fast: inland December 20, 17; customs 16, 15, 14; sea from November 29 to December 13, export done
  // on the Saturday before: November 27 to 24; inspection 23; production November 22 (1), 20 to 15
  // (7), 13 to 8 (13), 6 to 1 (19), October 30, 29 (21); artwork 28, 27. Ordered on Tuesday, October 26.
  // Slow: buffer December 20, 17 to 14; inland 13, 10, 9, 8; customs December 7, 6, 3, 2, 1, November
  // 30; sea from November 10 to 29; export November 9, 8 (2), 6 to 1 (8); inspection October 30, 29,
  // 28; production October 27, 26, 25 (3), 23 to 18 (9), 16 to 11 (15), 9, 8 (17), [7 to 1], September
  // 30 to 27 (21), 25 to 20 (27), 18, 17, 16 (30), [15], 14 (31); artwork September 13, 10 to 7.
  // Ordered before Labor Day, on Friday, September 3.
  expect(route.orderBy).toEqual({ latest: '2027-10-26', safe: '2027-09-03' });
  expect(route.verdict).toEqual({ kind: 'in-time', days: 4 });
});
