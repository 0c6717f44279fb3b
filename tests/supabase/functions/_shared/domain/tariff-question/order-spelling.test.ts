import {
  namesTradeOrders,
  plainOrderWords,
} from '@functions/_shared/domain/tariff-question/order-spelling.ts';
import { expect, test } from 'vitest';

test.each([
  ['AD/CVD on foil', 'antidumping on foil'],
  ['AD and CVD on foil', 'antidumping on foil'],
  ['ADCVD on foil', 'antidumping on foil'],
  ['ad/cvd on foil', 'antidumping on foil'],
  ['anti dumping on foil', 'antidumping on foil'],
  ['counter-vailing duty', 'countervailing duty'],
  // An advertisement is no order.
  ['an ad and a mug', 'an ad and a mug'],
])('%s is %s', (typed, plain) => {
  expect(plainOrderWords(typed)).toBe(plain);
});

test.each([
  ['is there anti-dumping on it', true],
  ['any dumping duties', true],
  ['CVD on solar cells', true],
  ['AD/CVD', true],
  ['an ad for candles', false],
  ['dump trucks from China', false],
])('%s: %s', (text, names) => {
  expect(namesTradeOrders(text)).toBe(names);
});
