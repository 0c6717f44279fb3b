import { emptySwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { budgetIds, occasions } from '@/tools/swag-catalog/rules/filter-swag.ts';
import {
  everything,
  narrows,
  parseShopParams,
  toShopParams,
} from '@/tools/swag-catalog/rules/shop-address.ts';

const parse = (query: string) => parseShopParams(new URLSearchParams(query));

test('the catalog as it opens has no query', () => {
  expect(`${toShopParams({ list: emptySwagList, filter: everything })}`).toBe('');
  expect(parse('')).toMatchObject({ list: emptySwagList, filter: everything });
  expect(narrows(everything)).toBe(false);
});

test('what narrows the catalog down is in the address', () => {
  const filter = {
    query: 'dog toy',
    occasions: ['events', 'shop'],
    budgets: ['under-5'],
    quantityUnits: 500,
  } as const;
  const params = toShopParams({ list: emptySwagList, filter });
  expect(`${params}`).toBe('q=dog+toy&for=events&for=shop&budget=under-5&at=500');
  expect(parseShopParams(params).filter).toEqual(filter);
  expect(narrows(filter)).toBe(true);
});

test('an address carries no email address and no handle', () => {
  const filter = { ...everything, query: 'mugs for ana@example.com @ana' };
  expect(`${toShopParams({ list: emptySwagList, filter })}`).toBe('q=mugs+for');
});

test.each(['for=party', 'budget=free', 'at=77', 'at=x', 'q=', 'for=toString'])(
  'an address with "%s" narrows nothing down',
  (query) => {
    expect(parse(query).filter).toEqual(everything);
  },
);

test('any filter comes back from its address as it was', () => {
  const filters = fc.record({
    query: fc.constantFrom('', 'mug', 'dog toy'),
    occasions: fc.uniqueArray(fc.constantFrom(...occasions)),
    budgets: fc.uniqueArray(fc.constantFrom(...budgetIds)),
    quantityUnits: fc.constantFrom(50, 100, 250, 500),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseShopParams(toShopParams({ list: emptySwagList, filter })).filter).toEqual(filter);
    }),
  );
});
