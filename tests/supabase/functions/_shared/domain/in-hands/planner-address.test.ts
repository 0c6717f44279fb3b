import {
  parsePlanParams,
  type SharedPlan,
  toPlanParams,
} from '@functions/_shared/domain/in-hands/planner-address.ts';
import { expect, test } from 'vitest';

const plan: SharedPlan = {
  product: 'steel tumbler',
  pieces: 500,
  inHandsOn: '2027-03-03',
  region: 'northeast',
  withSample: true,
  asia: 'vietnam',
  europe: 'turkey',
  route: 'asia-sea',
};

test('a plan survives the address', () => {
  expect(parsePlanParams(toPlanParams(plan))).toEqual(plan);
});

test('the address carries a region, no ZIP code, and no email address', () => {
  const params = toPlanParams({ ...plan, product: 'tumbler for ana@example.com' });
  expect(`${params}`).toBe(
    'plan=1&product=tumbler+for&pieces=500&by=2027-03-03&to=northeast&sample=1&asia=vietnam&europe=turkey&route=asia-sea',
  );
});

test.each(['product=mug&pieces=500', 'plan=2&product=mug'])(
  '"%s" is of no version that we know',
  (query) => {
    expect(parsePlanParams(new URLSearchParams(query))).toEqual({});
  },
);

test('what was edited badly is left out', () => {
  const params = new URLSearchParams(
    'plan=1&product=mug&pieces=1.5&by=2027-02-30&to=mars&asia=usa&route=rocket&sample=yes',
  );
  const { product, ...others } = parsePlanParams(params);
  expect(product).toBe('mug');
  expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
});
