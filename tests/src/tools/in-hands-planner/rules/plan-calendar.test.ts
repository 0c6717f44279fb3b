import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import { planRoutes } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { expect, test } from 'vitest';
import { planCalendar } from '@/tools/in-hands-planner/rules/plan-calendar.ts';

const tumblers: GoodsToPlan = {
  kindId: 'tumbler',
  category: 'home-goods',
  capability: { id: 'metal-drinkware' },
  minOrderUnits: 500,
  sampleDays: 14,
  productionDays: 30,
};

const words = {
  productId: '-//BrandBFF//In-hands planner//EN',
  host: 'example.com',
  name: 'In hands: 500 tumblers',
  orderSafe: 'Order by today to be safe',
  orderLatest: 'Last day to order',
  inHands: 'In hands: 500 tumblers',
  step: (id: string) => `Step ${id}`,
  note: 'A planning range.',
};

function fileFor(inHandsOn: string, today = '2026-11-30') {
  const { planned } = planRoutes({
    goods: tumblers,
    pieces: 500,
    inHandsOn,
    today,
    zip: '10001',
    withSample: false,
  });
  const route = planned.find(({ id }) => id === 'printed-stock');
  if (route === undefined) throw new Error('Printed stock is planned.');
  const plan = { key: '500-tumbler', inHandsOn, today };
  return planCalendar(route, plan, words, new Date('2026-11-30T12:00:00Z'));
}

/** The first day, the day after the last, and the summary of each entry. */
function entriesOf(ics: string) {
  return ics
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) =>
      ['DTSTART;VALUE=DATE:', 'DTEND;VALUE=DATE:', 'SUMMARY:'].map(
        (key) => entry.split(key)[1]?.split('\r\n')[0],
      ),
    );
}

test('the file has the days to order by, each step at its slowest from the safe day, and the date', () => {
  // Counted by hand in six-calendars.test.ts: ordered on January 28, 2027 it arrives on March 3.
  expect(entriesOf(fileFor('2027-03-03'))).toEqual([
    ['20270128', '20270129', 'Order by today to be safe'],
    ['20270219', '20270220', 'Last day to order'],
    ['20270129', '20270203', 'Step artwork'], // January 29, February 1, 2
    ['20270203', '20270206', 'Step blanks'], // February 3, 4, 5
    // February 8 to 12 (5), [15 Presidents’ Day], 16 to 19 (9), 22
    ['20270206', '20270223', 'Step decoration'],
    ['20270223', '20270302', 'Step inland'], // 23, 24, 25, 26, March 1
    ['20270302', '20270304', 'Step buffer'], // March 2, 3
    ['20270303', '20270304', 'In hands: 500 tumblers'],
  ]);
});

test('a safe day that has passed is left out, and the steps begin today', () => {
  const entries = entriesOf(fileFor('2026-12-20'));
  expect(entries.map(([, , summary]) => summary)).not.toContain('Order by today to be safe');
  expect(entries.find(([, , summary]) => summary === 'Step artwork')?.[0]).toBe('20261201');
});

test('the ids of the entries stay when the date moves', () => {
  const idsOf = (ics: string) => [...ics.matchAll(/UID:(\S+)/g)].map(([, id]) => id);
  expect(idsOf(fileFor('2027-03-03'))).toEqual(idsOf(fileFor('2027-04-07')));
});
