import { revenueAddress } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import {
  emptyRevenueFields,
  parseRevenueFields,
  type RevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { describe, expect, test } from 'vitest';
import {
  addressMark,
  markOfRequest,
  resultFromAddress,
  type StoredResult,
} from '@/tools/revenue-calculator/rules/shown-result.ts';
import { aCalculation, aRequest } from '../screen/fakes.ts';

const nothingKept: StoredResult = { mark: null, calculatedFields: null };

test('a whole request in the address fills the form and gives its result', () => {
  const { fields, calculation, calculatedFields } = resultFromAddress(
    revenueAddress.toParams(aRequest()),
    'en-US',
    nothingKept,
  );
  expect(fields).toMatchObject({ followers: '12500', engagementRate: '4', country: 'china' });
  expect(calculation).toEqual(aCalculation());
  expect(calculatedFields).toEqual(fields);
});

test('a part of a request fills the form alone', () => {
  const params = revenueAddress.toParams(aRequest());
  params.delete('m');
  const { fields, calculation, calculatedFields } = resultFromAddress(params, 'en-US', nothingKept);
  expect(fields).toMatchObject({ followers: '12500', country: '' });
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
    extras: {},
  });
});

describe('an address that this tab made', () => {
  const typed: RevenueFields = {
    ...emptyRevenueFields,
    followers: '12.5k',
    price: '25',
    productCategory: 'accessories',
    country: 'china',
    lookType: 'auto',
    lookWords: 'Cottage garden by @fern, write to fern@example.com',
  };
  const reading = parseRevenueFields(typed, 'en-US');
  if (!reading.ok) throw new Error('the form is not right');
  const kept = { mark: markOfRequest(reading.value), calculatedFields: typed };
  const params = revenueAddress.toParams(reading.value);

  test('leaves the form to what the tab remembers', () => {
    expect(resultFromAddress(params, 'en-US', kept).fields).toBeNull();
  });

  test('gives the result with the handle and the assumed rate, which no address carries', () => {
    const { calculation, calculatedFields } = resultFromAddress(params, 'en-US', kept);
    expect(calculation).toMatchObject({
      request: reading.value,
      handle: '@fern',
      isRateAssumed: true,
    });
    expect(calculatedFields).toEqual(typed);
  });

  test('gives the result with the unit cost that the address carries', () => {
    const chosenCost = {
      unitCostUsd: 1.85,
      product: 'Tote bag',
      pieces: 500,
      source: 'builtin',
    } as const;
    const withCost = revenueAddress.toParams({ ...reading.value, chosenCost });
    const { fields, calculation } = resultFromAddress(withCost, 'en-US', kept);
    expect(fields).toBeNull();
    expect(calculation).toMatchObject({
      request: { chosenCost },
      results: { unitCost: 1.85 },
      handle: '@fern',
    });
  });

  test('is known among the parameters of others', () => {
    params.append('utm_source', 'news');
    expect(addressMark(params)).toBe(kept.mark);
  });

  test('is another one as soon as an input differs', () => {
    const other = revenueAddress.toParams(aRequest());
    expect(resultFromAddress(other, 'en-US', kept).fields).toMatchObject({ followers: '12500' });
  });
});

test('the mark of an address has the names that visitors’ tabs hold', () => {
  expect(markOfRequest(aRequest())).toBe(
    '{"audienceSize":12500,"engagementRatePct":4,"averageOrderValueUsd":25,"productCategory":"accessories","madeIn":"china","designInspiration":{"type":"styles","styles":["minimalist","vintage"]},"productDescription":"Canvas tote bag"}',
  );
});
