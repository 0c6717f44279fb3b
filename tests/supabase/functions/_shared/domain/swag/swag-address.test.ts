import { parseSwagParams, toSwagParams } from '@functions/_shared/domain/swag/swag-address.ts';
import { swagColorIds } from '@functions/_shared/domain/swag/swag-colors.ts';
import { emptySwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieceIds } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const parse = (query: string) => parseSwagParams(new URLSearchParams(query));

test('a piece with its quantity is a short address', () => {
  expect(`${toSwagParams({ piece: 'tumbler', units: 500, list: emptySwagList })}`).toBe(
    'sw=1&piece=tumbler&units=500',
  );
});

test('an address that was typed by hand opens the piece too', () => {
  expect(parse('piece=tumbler')).toMatchObject({ piece: 'tumbler', list: emptySwagList });
  expect(parse('piece=tumbler&units=500&color=navy')).toMatchObject({
    piece: 'tumbler',
    units: 500,
    color: 'navy',
  });
});

test('a list, its kits and its day are in the address', () => {
  const list = {
    items: [
      { piece: 'tumbler', color: 'navy', units: 500 },
      { piece: 'welcome-box', color: 'red', units: 50 },
    ],
    kits: 200,
  } as const;
  const params = toSwagParams({ list, neededBy: '2027-01-15' });
  expect(`${params}`).toBe(
    'sw=1&item=tumbler.navy.500&item=welcome-box.red.50&kits=200&by=2027-01-15',
  );
  expect(parseSwagParams(params)).toMatchObject({ list, neededBy: '2027-01-15' });
});

test('nothing leaves the address empty', () => {
  expect(`${toSwagParams({ list: emptySwagList })}`).toBe('');
  expect(`${toSwagParams({ list: { items: [], kits: 5 } })}`).toBe('');
});

test.each([
  'piece=sword',
  'piece=constructor',
  'item=tumbler',
  'item=tumbler.navy',
  'item=tumbler.navy.0',
  'item=tumbler.navy.1e3',
  'item=tumbler.navy.500.1',
  'item=tumbler.plaid.500',
  'kits=200',
  'by=2027-02-30',
  'units=0',
  'units=-5',
  'units=99.5',
  'sw=2&piece=tumbler&item=tumbler.navy.500',
])('an address with "%s" says nothing', (query) => {
  expect(parse(query)).toEqual({ list: emptySwagList });
});

test('a piece that is listed twice counts as said last', () => {
  expect(parse('item=mug.white.50&item=mug.black.60').list.items).toEqual([
    { piece: 'mug', color: 'black', units: 60 },
  ]);
});

test('any list comes back from its address as it was', () => {
  const item = fc.record({
    piece: fc.constantFrom(...swagPieceIds),
    color: fc.constantFrom(...swagColorIds),
    units: fc.integer({ min: 1, max: 100_000 }),
  });
  const lists = fc.record({
    items: fc.uniqueArray(item, { selector: ({ piece }) => piece, minLength: 1 }),
    kits: fc.option(fc.integer({ min: 1, max: 100_000 })),
  });
  fc.assert(
    fc.property(lists, (list) => {
      expect(parseSwagParams(toSwagParams({ list })).list).toEqual(list);
    }),
  );
});

test('any address is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(parse(query).list.items.length).toBeLessThanOrEqual(swagPieceIds.length);
    }),
  );
});
