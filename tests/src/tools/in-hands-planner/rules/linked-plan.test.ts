import { expect, test } from 'vitest';
import { linkedFields, linkedPlan } from '@/tools/in-hands-planner/rules/linked-plan.ts';

test('a whole link is a plan, with what was chosen in it', () => {
  expect(
    linkedPlan({
      product: 'mug',
      pieces: 500,
      inHandsOn: '2027-03-03',
      region: 'pacific',
      withSample: true,
      asia: 'vietnam',
      route: 'asia-sea',
    }),
  ).toEqual({
    input: {
      product: 'mug',
      pieces: 500,
      inHandsOn: '2027-03-03',
      region: 'pacific',
      withSample: true,
    },
    choice: { asia: 'vietnam', europe: undefined, route: 'asia-sea' },
  });
});

test('a link without a date only fills fields', () => {
  const linked = { product: 'mug', pieces: 300 };
  expect(linkedPlan(linked)).toBeNull();
  expect(linkedFields(linked)).toEqual({
    product: 'mug',
    pieces: '300',
    inHandsOn: '',
    zip: '',
    sample: 'without',
  });
});

test('an address that says nothing of a plan fills nothing', () => {
  expect(linkedFields({})).toBeNull();
  expect(linkedFields({ region: 'pacific' })).toBeNull();
});
