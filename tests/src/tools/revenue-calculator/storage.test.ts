import {
  emptyRevenueFields,
  type RevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { expect, test } from 'vitest';
import { parseFields, serializeFields } from '@/tools/revenue-calculator/storage.ts';

const typed: RevenueFields = {
  followers: '12.5k',
  engagementRate: '4',
  price: '$25',
  productCategory: 'accessories',
  country: 'china',
  product: ' Canvas tote bag ',
  lookType: 'auto',
  styles: ['minimalist', 'vintage'],
  lookWords: 'retro @fern',
};

test('a stored form gives the same fields back', () => {
  expect(parseFields(serializeFields(typed))).toEqual(typed);
});

test('a stored form has the names that visitors’ tabs hold', () => {
  expect(JSON.parse(serializeFields(typed))).toEqual({
    audienceSize: '12.5k',
    engagementRate: '4',
    averageOrderValue: '$25',
    productCategory: 'accessories',
    madeIn: 'china',
    productDescription: ' Canvas tote bag ',
    lookType: 'auto',
    styles: ['minimalist', 'vintage'],
    lookWords: 'retro @fern',
  });
});

test.each([null, '', 'no json', '[]', '7', 'null', '{"audienceSize":7,"styles":"x","lookType":1}'])(
  'the stored text %s gives an empty form',
  (stored) => {
    expect(parseFields(stored)).toEqual(emptyRevenueFields);
  },
);

test('a stored form loses styles that nobody knows', () => {
  expect(parseFields('{"styles":["vintage","brutalist",3]}').styles).toEqual(['vintage']);
});
