import { kindById } from '@functions/_shared/domain/goods/kinds.ts';
import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { nothingUnderstood, understoodMug } from '@tests/support/understood-goods.ts';
import { expect, test } from 'vitest';
import { swagCatalogCopy } from '@/tools/swag-catalog/copy.ts';
import {
  concludeSearch,
  searchLocally as searchNames,
} from '@/tools/swag-catalog/rules/search-swag.ts';

const searchLocally = (query: string) => searchNames(query, swagCatalogCopy.products);

test('every product of the catalog is of kinds in the table, and its name finds it', () => {
  for (const { kindIds, name } of swagCatalogCopy.products) {
    for (const id of kindIds) expect(kindById(id), `${name}: ${id}`).toBeDefined();
    const plain = kindById(kindIds[0])?.name ?? '';
    expect(searchLocally(plain)).toMatchObject({ isWhole: true });
    expect(searchLocally(plain).kindIds).toContain(kindIds[0]);
    expect(understand(plain).kinds[0]?.kind.id).toBe(kindIds[0]);
  }
});

test.each([
  ['calcetines', 'socks'],
  ['Socken', 'socks'],
  ['a mug with a cat', 'mug'],
  ['T-shirts', 't-shirt'],
  ['毛巾 mug', undefined],
  ['马克杯', 'mug'],
])('searchLocally finds %s without asking', (query, kindId) => {
  const { kindIds, isWhole } = searchLocally(query);
  expect([isWhole, kindIds[0]]).toEqual([kindId !== undefined, kindId]);
});

test('searchLocally finds the start of a name while the visitor types', () => {
  expect(searchLocally('tum')).toEqual({ kindIds: ['tumbler'], isWhole: false });
  expect(searchLocally('collar')).toMatchObject({ kindIds: ['dog-collar'], isWhole: false });
  expect(searchLocally('steel')).toMatchObject({ kindIds: ['tumbler'] });
  expect(searchLocally('welcome')).toMatchObject({ kindIds: ['mailer-box'] });
});

test.each(['', '   ', 'for', 'umbrella', 'bottle for runners', 'hodie', '?!'])(
  'searchLocally does not find "%s"',
  (query) => {
    expect(searchLocally(query).kindIds).toEqual([]);
  },
);

const nothingLocal = { kindIds: [], isWhole: false };

test('concludeSearch finds the kind that the answer names', () => {
  expect(concludeSearch(nothingLocal, understoodMug())).toEqual({
    status: 'found',
    kindIds: ['mug'],
  });
});

test('concludeSearch names what is not in the catalog, and what comes close', () => {
  const answer = understoodMug({
    kindId: 'thermos',
    plural: 'thermoses',
    capability: { id: 'metal-drinkware', label: 'metal drinkware' },
  });
  expect(concludeSearch({ kindIds: ['mug'], isWhole: false }, answer)).toEqual({
    status: 'none',
    thing: 'thermoses',
    notMade: undefined,
    nearKindIds: ['tumbler'],
  });
});

test('concludeSearch keeps what the catalog itself found when nobody knows more', () => {
  const local = { kindIds: ['tumbler'], isWhole: false };
  expect(concludeSearch(local, null)).toEqual({ status: 'found', kindIds: ['tumbler'] });
  expect(concludeSearch(local, nothingUnderstood)).toEqual({
    status: 'found',
    kindIds: ['tumbler'],
  });
});

test('concludeSearch says that nothing was found', () => {
  expect(concludeSearch(nothingLocal, null)).toEqual({
    status: 'none',
    thing: undefined,
    notMade: undefined,
    nearKindIds: [],
  });
  const vapes = { ...nothingUnderstood, notMade: 'vapes' };
  expect(concludeSearch(nothingLocal, vapes)).toMatchObject({ notMade: 'vapes' });
});
