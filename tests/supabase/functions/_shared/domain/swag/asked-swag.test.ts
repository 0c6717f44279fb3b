import { readAskedSwag } from '@functions/_shared/domain/swag/asked-swag.ts';
import { expect, test } from 'vitest';

test.each([
  ['do you have branded tumblers', 'tumbler', null],
  ['Do you have branded tumblers?', 'tumbler', null],
  ['500 tumblers total', 'tumbler', 500],
  ['500 tumblers in total?', 'tumbler', 500],
  ['total for 1,000 mugs', 'mug', 1000],
  ['how much are 2k tote bags total', 'tote', 2000],
  ['250 t-shirts with our logo', 'tee', 250],
  ['I need 100 branded notebooks for a conference', 'notebook', 100],
  ['promotional socks', 'socks', null],
  ['welcome boxes with our logo for 60 people', 'welcome-box', 60],
  ['put our logo on mugs', 'mug', null],
  ['what swag do you have', null, null],
  ['swag for 200 people', null, 200],
] as const)('"%s" asks the swag catalog', (text, piece, units) => {
  expect(readAskedSwag(text)).toEqual({ piece, units });
});

test.each([
  ['what can I give 150 employees for $20 each', 150, 20],
  ['a gift for 60 clients, up to $15 a person', 60, 15],
  ['swag for 200 people', 200, undefined],
  ['staff gifts for under $25 a person', null, 25],
  ['we need branded gear for an offsite', null, undefined],
  ['goodies for our retreat, 80 people, 60 dollars each', 80, 60],
] as const)('"%s" asks for whatever fits', (text, units, budgetUsd) => {
  expect(readAskedSwag(text)).toEqual({ piece: null, units, budgetUsd });
});

test('a logo and an office mean swag', () => {
  expect(readAskedSwag('logo mugs for an office of 80')).toMatchObject({ piece: 'mug', units: 80 });
});

test.each([
  'how much do 500 tumblers cost from China',
  'duty on branded mugs',
  'find factories for branded socks',
  'who can manufacture branded tumblers',
  'I want to sell branded candles',
  'how much do mugs cost',
  '500 tumblers',
  '500 umbrellas total',
  'branded umbrellas',
  'what is swag?',
  'landed cost of 500 branded tumblers',
  'what is a good total addressable market',
  'custom printed mugs',
  'rules for promotional hand cream',
  '',
])('"%s" does not', (text) => {
  expect(readAskedSwag(text)).toBeUndefined();
});
