import { goodsOfKind } from '@functions/_shared/domain/in-hands/goods-of-kind.ts';
import { expect, test } from 'vitest';
import { stockKindIn } from '@/tools/in-hands-planner/rules/stock-kinds.ts';

test.each([
  ['Steel tumblers', 'tumbler'],
  ['500 T-shirts with our logo', 't-shirt'],
  ['long-sleeve tees', 'long-sleeve-t-shirt'],
  ['a zip-up hoodie', 'zip-hoodie'],
  ['canvas tote bag', 'tote-bag'],
  ['coffee MUG!', 'mug'],
])('"%s" is a %s', (text, kindId) => {
  expect(stockKindIn(text)?.kindId).toBe(kindId);
});

test.each(['', 'a vase', 'smug people', 'penny whistles'])(
  '"%s" names no printed stock',
  (text) => {
    expect(stockKindIn(text)).toBeUndefined();
  },
);

test('the browser knows the same facts as the table of goods', () => {
  const { name: _, plural: _plural, ...facts } = stockKindIn('tumbler') ?? {};
  const goods = goodsOfKind('tumbler');
  expect(facts).toEqual({ ...goods, capability: { id: goods?.capability.id } });
});
