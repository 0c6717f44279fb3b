import { describe, expect, test } from 'vitest';
import { toRevenueParams } from '@/tools/revenue-calculator/rules/revenue-url.ts';
import {
  addressMark,
  type KeptResult,
  markOfRequest,
  resultFromAddress,
} from '@/tools/revenue-calculator/screen/calculator-address.ts';
import {
  emptyFormFields,
  type FormFields,
  readForm,
} from '@/tools/revenue-calculator/screen/form-fields.ts';
import { aCalculation, aRequest } from './fakes.ts';

const nothingKept: KeptResult = { mark: null, calculatedFields: null };

test('a whole request in the address fills the form and gives its result', () => {
  const { fields, calculation, calculatedFields } = resultFromAddress(
    toRevenueParams(aRequest()),
    'en-US',
    nothingKept,
  );
  expect(fields).toMatchObject({ audienceSize: '12500', engagementRate: '4', madeIn: 'china' });
  expect(calculation).toEqual(aCalculation());
  expect(calculatedFields).toEqual(fields);
});

test('a part of a request fills the form alone', () => {
  const params = toRevenueParams(aRequest());
  params.delete('m');
  const { fields, calculation, calculatedFields } = resultFromAddress(params, 'en-US', nothingKept);
  expect(fields).toMatchObject({ audienceSize: '12500', madeIn: '' });
  expect(calculation).toBeNull();
  expect(calculatedFields).toBeNull();
});

test('an address of something else gives nothing', () => {
  const params = new URLSearchParams('utm_source=news');
  expect(resultFromAddress(params, 'en-US', nothingKept)).toEqual({
    fields: null,
    calculation: null,
    calculatedFields: null,
    mark: null,
  });
});

describe('an address that this tab made', () => {
  const typed: FormFields = {
    ...emptyFormFields,
    audienceSize: '12.5k',
    averageOrderValue: '25',
    productCategory: 'accessories',
    madeIn: 'china',
    lookType: 'auto',
    lookWords: 'Cottage garden by @fern, write to fern@example.com',
  };
  const reading = readForm(typed, 'en-US');
  if (!reading.ok) throw new Error('the form is not right');
  const kept = { mark: markOfRequest(reading.value), calculatedFields: typed };
  const params = toRevenueParams(reading.value);

  test('leaves the form to what the tab remembers', () => {
    expect(resultFromAddress(params, 'en-US', kept).fields).toBeNull();
  });

  test('gives the result with the handle and the assumed rate, which no address carries', () => {
    const { calculation, calculatedFields } = resultFromAddress(params, 'en-US', kept);
    expect(calculation).toMatchObject({
      request: reading.value,
      handle: '@fern',
      assumed: ['engagementRate'],
    });
    expect(calculatedFields).toEqual(typed);
  });

  test('is known among the parameters of others', () => {
    params.append('utm_source', 'news');
    expect(addressMark(params)).toBe(kept.mark);
  });

  test('is another one as soon as an input differs', () => {
    const other = toRevenueParams(aRequest());
    expect(resultFromAddress(other, 'en-US', kept).fields).toMatchObject({ audienceSize: '12500' });
  });
});
