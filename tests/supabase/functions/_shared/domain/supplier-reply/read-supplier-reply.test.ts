import {
  isSupplierReply,
  readSupplierReply,
} from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { expect, test } from 'vitest';
import { replies } from './replies.ts';

test.each(replies)('reads %s', (_name, text, says) => {
  expect(readSupplierReply(text)).toMatchObject(says);
});

test.each(replies)('knows %s as a reply', (_name, text) => {
  expect(isSupplierReply(text)).toBe(true);
});

test.each([
  'What is the duty on mugs at $3.20 FOB Ningbo, MOQ 500?',
  'I need 500 hoodies at $12 FOB with a lead time of 30 days',
  'what payment terms are usual, 30% deposit T/T?',
  'how much does it cost to make a t-shirt',
  'Find factories for soy candles with a MOQ of 100',
  'cotton t-shirts from China, 1000 pieces at $3',
  'Is 30% deposit normal, and what is FOB?',
  'hello',
  'what does MOQ mean',
  'duty on tumblers from china fob $4 delivery in march',
])('knows “%s” as a question', (text) => {
  expect(isSupplierReply(text)).toBe(false);
});

test.each(['', '???', '$', 'FOB', 'MOQ', '30%', `${'9'.repeat(400)}$ / pc`, 'a\n\n\nb'])(
  'reads nothing into %j that is not there',
  (text) => {
    const { minOrder, production, sampleCost, validity } = readSupplierReply(text);
    expect({ minOrder, production, sampleCost, validity }).toEqual({
      minOrder: null,
      production: null,
      sampleCost: null,
      validity: null,
    });
  },
);
