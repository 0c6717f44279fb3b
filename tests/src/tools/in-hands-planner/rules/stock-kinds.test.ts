import { goodsOfKind } from '@functions/_shared/domain/in-hands/goods-of-kind.ts';
import { expect, test } from 'vitest';
import { stockKindsIn } from '@/tools/in-hands-planner/rules/stock-kinds.ts';

test.each([
  ['Steel tumblers', 'tumbler'],
  ['500 T-shirts with our logo', 't-shirt'],
  ['long-sleeve tees', 'long-sleeve-t-shirt'],
  ['a zip-up hoodie', 'zip-hoodie'],
  ['canvas tote bag', 'tote-bag'],
  ['coffee MUG!', 'mug'],
])('"%s" is a %s', (text, kindId) => {
  expect(stockKindsIn(text).map((kind) => kind.kindId)).toEqual([kindId]);
});

test.each(['', 'a vase', 'smug people', 'penny whistles'])(
  '"%s" names no printed stock',
  (text) => {
    expect(stockKindsIn(text)).toEqual([]);
  },
);

test.each([
  ['tumblers and mugs', ['tumbler', 'mug']],
  ['mugs, totes and tumblers', ['tumbler', 'tote-bag', 'mug']],
  ['tote bags and tote bags', ['tote-bag']],
  ['tumblers with a mug', ['tumbler']],
])('"%s" names several', (text, kindIds) => {
  expect(stockKindsIn(text).map(({ kindId }) => kindId)).toEqual(kindIds);
});

test('the browser knows the same facts as the table of goods', () => {
  const { name: _, plural: _plural, ...facts } = stockKindsIn('tumbler')[0] ?? {};
  const goods = goodsOfKind('tumbler');
  expect(facts).toEqual({ ...goods, capability: { id: goods?.capability.id } });
});
