import { parseTariffQuestion } from '@functions/_shared/domain/tariff-question/parse-tariff-question.ts';
import { expect, test } from 'vitest';

const today = '2026-11-30';

test.each([
  ['mugs from china x 2000 @ 1.85', { product: 'mugs', quantity: 2000, unitValueUsd: 1.85 }],
  ['hoodies worth $3, 2000 pieces', { product: 'hoodies', quantity: 2000, unitValueUsd: 3 }],
  ['t-shirts 36 per dozen from vietnam', { product: 't-shirts', unitValueUsd: 3 }],
  ['20 leather jackets from turkey at 85 each', { quantity: 20, unitValueUsd: 85 }],
  ['18k gold rings from india', { product: 'gold rings', quantity: undefined }],
  ['rugs 200 x 300 cm from india', { product: 'rugs', quantity: undefined }],
  ['leggings 6.40 FOB haiphong', { product: 'leggings', originCodes: ['VN'] }],
  ['tees @ $3.25 FOB mumbai', { product: 'tees', unitValueUsd: 3.25, originCodes: ['IN'] }],
  ['are hoodies from canada duty free', { product: 'hoodies' }],
  ['freight forwarder says mugs from china is 25.3%', { product: 'mugs' }],
  ['candles candle from china', { product: 'candles' }],
])('%s', (question, expected) => {
  expect(parseTariffQuestion(question, today)).toMatchObject(expected);
});

test.each([
  ['hoodies made in vietnam with chinese fabric', ['VN'], ['CN']],
  ['bags assembled in vietnam from chinese parts', ['VN'], ['CN']],
  ['shirts of chinese fabric', ['CN'], undefined],
  ['tees made in honduras printed in mexico', ['HN'], undefined],
  ['chinese tees fob hong kong', ['CN'], undefined],
])('the origin of %s', (question, originCodes, materialCodes) => {
  expect(parseTariffQuestion(question, today)).toMatchObject({ originCodes, materialCodes });
});

test.each(['lip gloss from china import duty', 'slippers china import tax'])(
  'is about no other customs: %s',
  (question) => {
    expect(parseTariffQuestion(question, today).otherDestination).toBeUndefined();
  },
);
