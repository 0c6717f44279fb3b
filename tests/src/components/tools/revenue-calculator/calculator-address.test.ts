import { expect, test } from 'vitest';
import { resultFromAddress } from '@/components/tools/revenue-calculator/calculator-address.ts';
import { toRevenueParams } from '@/lib/calc/revenue-url.ts';
import { aCalculation, aRequest } from './fakes.ts';

test('a whole request in the address fills the form and gives its result', () => {
  const { fields, calculation } = resultFromAddress(toRevenueParams(aRequest()), 'en-US');
  expect(fields).toMatchObject({ audienceSize: '12500', engagementRate: '4', madeIn: 'china' });
  expect(calculation).toEqual(aCalculation());
});

test('a part of a request fills the form alone', () => {
  const params = toRevenueParams(aRequest());
  params.delete('m');
  const { fields, calculation } = resultFromAddress(params, 'en-US');
  expect(fields).toMatchObject({ audienceSize: '12500', madeIn: '' });
  expect(calculation).toBeNull();
});

test('an address of something else gives nothing', () => {
  expect(resultFromAddress(new URLSearchParams('utm_source=news'), 'en-US')).toEqual({
    fields: null,
    calculation: null,
  });
});
