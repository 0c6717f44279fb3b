import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { expect, test } from 'vitest';

const kindOf = (text: string) => understand(text).kinds[0]?.kind.id;

test.each([
  'jet skis',
  'bowling pins',
  'hose drums',
  'door wedge',
  'chicken drumsticks',
  'wood chips',
  'glue gun',
  'sweet potatoes',
  'boxing ring',
  'hoverboards',
  'waterskis',
])('%j is another thing than the noun that it ends in', (text) => {
  expect(understand(text)).toMatchObject({ kinds: [], unknownThing: text, notMade: undefined });
});

test.each([
  ['jet ski t-shirt', 't-shirt'],
  ['t-shirt with a jet ski', 't-shirt'],
  ['enamel pin of a bowling pin', 'enamel-pin'],
  ['plush bowling pin', 'plush-toy'],
  ['skis', 'skis'],
  ['golf tees', 'golf-tees'],
])('in %j it only describes, or is not named: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('a name with a lead-in word in it stays whole', () => {
  expect(understand('coat of arms').kinds).toEqual([]);
  expect(kindOf('coat of wool')).toBe('wool-coat');
});

test.each(['tow trucks', 'typing', 'safety catch', 'watercraft', 'eggplants'])(
  '%j is no slip for a name of goods',
  (text) => {
    expect(understand(text).kinds).toEqual([]);
  },
);

test.each(['avalanche', 'double decker', 'meat tenderizers'])(
  'the end of the English %j is no foreign name',
  (text) => {
    expect(understand(text).kinds.filter(({ how }) => how === 'foreign')).toEqual([]);
  },
);

test.each([
  ['beer keg', undefined],
  ['wine bottles', 'alcoholic drinks'],
  ['wine aerator', undefined],
  ['car horn', 'vehicles and their parts'],
  ['vape pouch', 'vapes, tobacco and smoking goods'],
  ['gun holster', 'weapons and explosives'],
])('what stands behind goods that nobody sources decides: %s is of %s', (text, label) => {
  expect(understand(text).notMade?.label).toBe(label);
});

test.each([
  ['truck hat', 'baseball-cap'],
  ['fire truck t-shirt', 't-shirt'],
  ['fire truck toy', 'toy-car'],
  ['toy tow truck', 'toy-car'],
])('%j is a known thing with a vehicle on it or in its name: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
  expect(understand(text).notMade).toBeUndefined();
});

test.each([
  ['manteles', 'tablecloth'],
  ['Stiefel', 'leather-boots'],
  ['chaquetas', 'bomber-jacket'],
  ['sandalye', 'dining-chair'],
  ['velas', 'candle'],
])('names in two languages that differ in their end are told apart: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each(['bicicletas', 'vélos', 'Fahrräder', 'candados', 'Matratzen', '床垫', '自行车'])(
  'the goods in %j are no kind, and no slip for one or for a trade',
  (text) => {
    expect(understand(text)).toMatchObject({ kinds: [], trade: undefined });
  },
);
