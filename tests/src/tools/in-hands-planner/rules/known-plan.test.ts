import { expect, test } from 'vitest';
import {
  answersOfPlan,
  knownForPlan,
  withoutKnownPlan,
} from '@/tools/in-hands-planner/rules/known-plan.ts';
import { emptyPlanFields } from '@/tools/in-hands-planner/rules/plan-fields.ts';

const today = '2026-11-30';
const answers = { product: 'Steel tumbler', quantities: [500, 1000], launchDay: '2027-03-03' };

test('what is known fills blank fields only', () => {
  expect(knownForPlan(emptyPlanFields, answers, today)).toEqual({
    fields: { product: 'Steel tumbler', pieces: '500', inHandsOn: '2027-03-03' },
    names: ['product', 'quantities', 'launchDay'],
  });
  const typed = { ...emptyPlanFields, product: 'Mug', pieces: '20' };
  expect(knownForPlan(typed, answers, today)).toEqual({
    fields: { inHandsOn: '2027-03-03' },
    names: ['launchDay'],
  });
});

test('a day that has passed fills nothing', () => {
  expect(knownForPlan(emptyPlanFields, { launchDay: today }, today).names).toEqual([]);
});

test('leaving blank keeps what was typed over', () => {
  const filled = { product: 'Steel tumbler', pieces: '500' };
  const fields = { ...emptyPlanFields, product: 'Steel tumbler', pieces: '700', zip: '10001' };
  expect(withoutKnownPlan(fields, filled)).toEqual({
    ...emptyPlanFields,
    pieces: '700',
    zip: '10001',
  });
});

test('a plan says product, pieces and date, and nothing about where it goes', () => {
  expect(
    answersOfPlan({ product: 'mug', pieces: 500, inHandsOn: '2027-03-03', region: 'pacific' }),
  ).toEqual({ product: 'mug', quantities: [500], launchDay: '2027-03-03' });
  expect(answersOfPlan(null)).toEqual({});
});
