import { planRoutes } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { swagPieceIds } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { expect, test } from 'vitest';
import { checkDate, type DateQuestion } from '@/tools/swag-catalog/rules/date-check.ts';
import { pieceGoods } from '@/tools/swag-catalog/rules/piece-goods.generated.ts';

const question: DateQuestion = {
  piece: 'tumbler',
  units: 500,
  neededBy: '2027-06-01',
  today: '2026-11-30',
  zip: '78701',
};

test('a piece in stock is there in time, with the day to order by, and that is named first', () => {
  const [best] = checkDate(question);
  expect(best).toMatchObject({ id: 'printed-stock', country: 'usa', minOrderUnits: null });
  expect(best?.verdict?.kind).toBe('in-time');
  expect(best?.orderBy).toMatch(/^2027-0[45]-\d\d$/);
});

test('a day that only printed stock makes is too late by sea', () => {
  const routes = checkDate({ ...question, neededBy: '2027-01-15' });
  expect(routes[0]).toMatchObject({ id: 'printed-stock', verdict: { kind: 'in-time' } });
  const bySea = routes.find(({ id }) => id === 'asia-sea');
  expect(bySea?.verdict?.kind).toBe('late');
  expect(bySea?.orderBy).toBeNull();
});

test('a day before anything can arrive is late on every way, the least late first', () => {
  const routes = checkDate({ ...question, neededBy: '2026-12-01' });
  const days = routes.map(({ verdict }) => verdict?.days ?? 0);
  expect(new Set(routes.map(({ verdict }) => verdict?.kind))).toEqual(new Set(['late']));
  expect(days[0]).toBe(Math.min(...days));
});

test('without a day there is no verdict, only the soonest arrivals', () => {
  const [best] = checkDate({ ...question, neededBy: null });
  expect(best?.verdict).toBeNull();
  expect(best?.orderBy).toBeNull();
  expect(best && best.arrives.earliest > question.today).toBe(true);
});

test('a set waits for its slowest part', () => {
  const plan = (goods: (typeof pieceGoods)['welcome-box'][number]) =>
    planRoutes({
      goods,
      pieces: 500,
      inHandsOn: null,
      today: question.today,
      zip: null,
      withSample: false,
    })
      .planned.map(({ arrives }) => arrives.latest)
      .toSorted()[0] ?? '9999';
  const slowest = pieceGoods['welcome-box'].map(plan).toSorted().at(-1);
  const set = checkDate({ ...question, piece: 'welcome-box', neededBy: null, zip: null });
  expect(set.map(({ arrives }) => arrives.latest).toSorted()[0]).toBe(slowest);
});

test('a day beyond the calendar of closures has no plan', () => {
  expect(checkDate({ ...question, neededBy: '2031-01-01' })).toEqual([]);
});

test('every piece of the catalog has a way', () => {
  for (const piece of swagPieceIds) {
    expect(checkDate({ ...question, piece, neededBy: null }), piece).not.toEqual([]);
  }
});
