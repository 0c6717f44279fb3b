import {
  type UnderstandGoodsRequest,
  understandGoodsResponseSchema,
} from '@functions/_shared/contracts/understand-goods.ts';
import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { createHandler } from '@functions/understand-goods/handler.ts';
import { expect, test } from 'vitest';
import { access, call } from '../../../support/functions.ts';

async function ask(request: UnderstandGoodsRequest) {
  const { body, status } = await call(createHandler({ access }), request);
  expect(status).toBe(200);
  return understandGoodsResponseSchema.parse(body);
}

test('understand-goods names the kind with what is usual for it', async () => {
  const { understoodAs, notMade, unknownThing } = await ask({ text: 'crossbody bag' });
  expect(understoodAs).toMatchObject({
    kindId: 'crossbody-bag',
    name: 'crossbody bag',
    plural: 'crossbody bags',
    category: 'accessories',
    source: 'planning range 2026',
  });
  expect(understoodAs?.materials.length).toBeGreaterThan(1);
  expect(understoodAs?.unitPricesUsd.map(({ units }) => units)).toEqual([100, 500, 1000, 5000]);
  expect([notMade, unknownThing]).toEqual([null, null]);
});

test('understand-goods prefers the stated material, and reads the order from the text', async () => {
  const { understoodAs, stated } = await ask({
    text: '500 pcs bone china mugs from Vietnam under $9 each',
  });
  expect(understoodAs?.materials).toEqual(['bone china']);
  const { understoodAs: usual } = await ask({ text: 'mugs' });
  expect(usual?.materials[0]).toBe('stoneware');
  expect(understoodAs?.unitPricesUsd[0]?.low).toBeGreaterThan(usual?.unitPricesUsd[0]?.low ?? 0);
  expect(stated).toEqual({
    units: 500,
    minUnitPriceUsd: null,
    maxUnitPriceUsd: 9,
    country: 'vietnam',
  });
});

test('understand-goods names no country when the text asks for several', async () => {
  expect((await ask({ text: 'mugs from Portugal or Turkey' })).stated.country).toBeNull();
});

test('understand-goods explains each rule that binds the goods, with its source', async () => {
  const { understoodAs } = await ask({ text: 'ceramic mug' });
  expect(understoodAs?.rules.map(({ id }) => id)).toContain('food-contact');
  for (const { sentence, source } of understoodAs?.rules ?? []) {
    expect(sentence).toMatch(/\.$/);
    expect(source).toMatch(/^https:\/\//);
  }
});

test('understand-goods names further goods of the text', async () => {
  const { understoodAs, others } = await ask({ text: 'hoodies and beanies' });
  expect([understoodAs?.name, ...others].sort()).toEqual(['beanie', 'hoodie']);
});

test('understand-goods guesses nothing about a thing it does not know', async () => {
  const { understoodAs, others, unknownThing } = await ask({ text: 'a water filter for campers' });
  expect({ understoodAs, others, unknownThing }).toEqual({
    understoodAs: null,
    others: [],
    unknownThing: 'water filter',
  });
});

test('understand-goods tells nothing usual about goods that we do not source', async () => {
  const { understoodAs, notMade } = await ask({ text: 'vape pens' });
  expect({ understoodAs, notMade }).toEqual({
    understoodAs: null,
    notMade: 'vapes, tobacco and smoking goods',
  });
});

test('understand-goods answers in its contract for every kind', async () => {
  for (const { name } of kinds) expect((await ask({ text: name })).understoodAs).not.toBeNull();
});

test.each([{ text: '' }, { text: 'x'.repeat(501) }, { text: 'mug', productCategory: 'cars' }])(
  'understand-goods rejects %j',
  async (body) => {
    expect((await call(createHandler({ access }), body)).status).toBe(422);
  },
);
