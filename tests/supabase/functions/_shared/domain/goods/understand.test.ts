import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const kindOf = (text: string) => understand(text).kinds[0]?.kind.id;

test('finds every kind by its name, its plural and in a sentence', () => {
  for (const { id, name, plural } of kinds) {
    expect(kindOf(name), name).toBe(id);
    expect(kindOf(plural), plural).toBe(id);
    expect(kindOf(`I need a factory for ${plural} with my logo`), plural).toBe(id);
  }
});

test.each([
  ['ceramic spoon rest with bees', 'spoon-rest'],
  ['hair claw clip', 'claw-clip'],
  ['coffee mug', 'mug'],
  ['coffee beans bag', 'coffee'],
  ['honey jar', 'honey'],
  ['pasta box', 'pasta'],
  ['a box of chocolates', 'chocolate-box'],
  ['shampoo bar in a tin', 'shampoo-bar'],
  ['T-shirt with a candle print', 't-shirt'],
  ['training log for runners', 'training-log'],
  ['press on nails', 'press-on-nails'],
  ['leather boots knee high', 'leather-boots'],
  ['rug wool hand knotted', 'rug'],
  ['steel tumbler, vacuum insulated', 'tumbler'],
])('in %j the longest known name decides: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['hoodie for dogs', 'dog-hoodie'],
  ['dog cotton hoodie', 'dog-hoodie'],
  ['T-shirts for kids', 'kids-t-shirt'],
  ['baby grip socks', 'grip-socks'],
  ['dog mom hoodie', 'hoodie'],
  ['hoodie with a dog', 'hoodie'],
])('in %j the wearer decides: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  'solar panels',
  'unobtainium warp cores',
  'diamond drill bits',
  'water filter',
  'toe stop',
  'lightstick',
  'candle factory simulator software',
  'candle polisher',
  '1234567',
  '',
])('in %j nothing is known, so nothing is guessed', (text) => {
  expect(understand(text).kinds).toEqual([]);
});

test('names the thing that it does not know', () => {
  expect(understand('a water filter for campers').unknownThing).toBe('water filter');
  expect(understand('candle polisher').unknownThing).toBe('candle polisher');
});

test.each([
  ['vape pens', 'vapes, tobacco and smoking goods'],
  ['guns', 'weapons and explosives'],
  ['CBD oil', 'drugs and cannabis goods'],
  ['car parts', 'vehicles and their parts'],
])('says of %j that nobody makes it', (text, label) => {
  expect(understand(text).notMade?.label).toBe(label);
});

test.each(['massage gun', 'car freshener', 'wine glasses', 'gin glasses', 'tea towels'])(
  'makes %j, which only share a word with what nobody makes',
  (text) => {
    expect(understand(text).notMade).toBeUndefined();
    expect(kindOf(text)).toBeDefined();
  },
);

test.each([
  ['calcetines', 'socks'],
  ['velas de soja', 'candle'],
  ['serviettes de bain', 'bath-towel'],
  ['Baumwollsocken', 'socks'],
  ['Kerzen', 'candle'],
  ['çorap', 'socks'],
  ['毛巾', 'hand-towel'],
  ['定制帆布袋', 'tote-bag'],
])('understands %s as %s', (text, kind) => {
  expect([kind, 'bath-towel', 'canvas-tote']).toContain(kindOf(text));
});

test.each([
  ['hodies', 'hoodie'],
  ['sneekers', 'sneakers'],
  ['swet shirts', 'sweatshirt'],
  ['candels', 'candle'],
  ['skilet', 'skillet'],
])('forgives the slip in %s: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('reads the order, the price, the place and the material', () => {
  const understanding = understand(
    'crossbody bags in canvas, MOQ 50, under $3 each, near Los Angeles',
  );
  expect(understanding).toMatchObject({
    units: 50,
    maxUnitPriceUsd: 3,
    materials: ['canvas'],
    places: { countries: ['usa'], cities: ['los angeles'] },
  });
  expect(understanding.kinds[0]?.kind.id).toBe('crossbody-bag');
});

test('keeps the words that may say what is printed', () => {
  expect(understand('sunflower mug').printWords).toEqual(['sunflower']);
  expect(understand('tote bag with bees').printWords).toEqual(['bees']);
});

test('the category decides between meanings and names nothing itself', () => {
  expect(understand('something nice', { category: 'pets' }).kinds).toEqual([]);
});

test('answers any text, and every kind it names is one of the table', () => {
  const ids = new Set(kinds.map(({ id }) => id));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { kind } of understand(text).kinds) expect(ids.has(kind.id)).toBe(true);
    }),
  );
});

test.each(['trash bags', 'pivot table'])(
  'in %j a weak noun is part of a name that we do not know',
  (text) => {
    expect(understand(text).kinds).toEqual([]);
    expect(understand(text).unknownThing).toBe(text);
  },
);
