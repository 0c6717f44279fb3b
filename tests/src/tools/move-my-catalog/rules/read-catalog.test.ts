import { expect, test } from 'vitest';
import { maxCatalogRows } from '@/tools/move-my-catalog/rules/catalog-product.ts';
import { readCatalog, readCatalogTable } from '@/tools/move-my-catalog/rules/read-catalog.ts';
import { statedMaterial, statedWearer } from '@/tools/move-my-catalog/rules/read-details.ts';
import { readOrigin } from '@/tools/move-my-catalog/rules/read-origin.ts';

function read(text: string, groupsVariants = true) {
  const table = readCatalogTable(text);
  return readCatalog(table, table.columns, { groupsVariants });
}

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Cost per item,Status
tee,Classic Tee,"<p>Soft.
100% cotton</p>",Us,Tees,Size,S,T-S,180,28.00,4.20,active
tee,,,,,,M,T-M,200,30.00,4.40,
tee,,,,,,,,,,,
mug,"12"" Camp Mug",,Us,Mugs,Title,Default Title,M-1,340,18.00,,draft
old,Old Mug,,Us,Mugs,Title,Default Title,O-1,340,18.00,2,archived`;

test('a Shopify file: variants are one product, pictures and archived products are none', () => {
  const { products, badRows, leftOut } = read(shopify);
  expect(products).toMatchObject([
    {
      line: 2,
      title: 'Classic Tee',
      types: ['Tees'],
      details: 'cotton',
      skus: ['T-S', 'T-M'],
      variants: 2,
      costUsd: expect.closeTo(4.3, 10),
      priceUsd: 29,
      weightG: 190,
      yearlyUnits: undefined,
      today: undefined,
    },
    { line: 6, title: '12" Camp Mug', skus: ['M-1'], variants: 1, costUsd: undefined },
  ]);
  expect(badRows).toEqual([]);
  expect(leftOut).toEqual({ archived: 1, above: 0 });
});

test('ungrouped, each SKU is a product with the words of its parent', () => {
  const { products } = read(shopify, false);
  expect(products.map(({ title, skus, line }) => [title, skus[0], line])).toEqual([
    ['Classic Tee', 'T-S', 2],
    ['Classic Tee', 'T-M', 4],
    ['12" Camp Mug', 'M-1', 6],
  ]);
});

test('variants of another material are another product', () => {
  const { products } = read(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU\nb,Belt,Material,Leather,1\nb,,,Canvas,2\nb,,,Leather,3',
  );
  expect(products.map(({ details, skus }) => [details, skus])).toEqual([
    ['Leather', ['1', '3']],
    ['Canvas', ['2']],
  ]);
});

test('the mean cost of variants goes by their pieces', () => {
  const { products } = read(
    'Handle,Title,SKU,Cost,Units a year\nx,Mug,1,2,300\nx,,2,4,100\nx,,3,,50',
  );
  // (2 × 300 + 4 × 100) / 400
  expect(products).toMatchObject([{ costUsd: 2.5, yearlyUnits: 450, variants: 3 }]);
});

test('every bad row is named with its line and why, and is no product', () => {
  const { products, badRows } = read(
    [
      'Title,SKU,Cost,Units a year,Made in',
      'Mug,1,4.20,1000,China',
      ',2,4.20,1000,China',
      'Cap,3,abc,1000,China',
      'Hat,4,€4.20,1000,China',
      'Sock,5,4.20,many,China',
      'Tote,6,4.20,12.5,China',
      'Bag,7,4.20,1000,Narnia',
      'Belt,8,4.20,1000,Italy',
      'Mug,1,4.20,1000,China',
      'Bowl,9,-2,1000,China',
      '"Vase,10,4.20,1000,China',
    ].join('\n'),
  );
  expect(products.map(({ title }) => title)).toEqual(['Mug']);
  expect(badRows).toEqual([
    { line: 3, fault: 'no-title', text: '2' },
    { line: 4, fault: 'cost', text: 'abc' },
    { line: 5, fault: 'cost-currency', text: '€4.20' },
    { line: 6, fault: 'units', text: 'many' },
    { line: 7, fault: 'units', text: '12.5' },
    { line: 8, fault: 'origin-unknown', text: 'Narnia' },
    { line: 9, fault: 'origin-not-compared', text: 'Italy' },
    { line: 10, fault: 'duplicate', text: '1' },
    { line: 11, fault: 'cost', text: '-2' },
    { line: 12, fault: 'open-quote', text: '' },
  ]);
});

test('decimal commas count where the file writes them', () => {
  const [cup] = read('Titel;Kosten;Menge;Gewicht (kg)\nBecher;1.234,50;1.200;0,35').products;
  expect(cup).toMatchObject({ costUsd: 1234.5, yearlyUnits: 1200, weightG: 350 });
  expect(read('Title,Cost,Qty\nMug,"$1,234.50","1,200.0"').products).toMatchObject([
    { costUsd: 1234.5, yearlyUnits: 1200 },
  ]);
});

test('weights need a unit; a cost of zero is none', () => {
  const weightOf = (text: string) => read(text).products[0]?.weightG;
  expect(weightOf('Title,Weight\nMug,340')).toBeUndefined();
  expect(weightOf('Title,Weight\nMug,340 g')).toBe(340);
  expect(weightOf('Title,Weight,Weight unit\nMug,2,lb')).toBeCloseTo(907.185, 3);
  // Shopify's grams are grams, whatever the shop shows.
  expect(weightOf('Title,Variant Grams,Variant Weight Unit\nMug,340,lb')).toBe(340);
  expect(weightOf('Title,Variant Grams\nMug,0')).toBeUndefined();
  expect(read('Title,Cost\nMug,0').products[0]?.costUsd).toBeUndefined();
});

test('the codes of a file are kept where they are codes', () => {
  const codeOf = (cell: string) => read(`Title,HS code\nMug,${cell}`).products[0]?.hsCode;
  expect(codeOf('6912.00.44')).toBe('69120044');
  expect(codeOf('691200')).toBe('691200');
  expect(codeOf('69')).toBeUndefined();
  expect(codeOf('12345678901')).toBeUndefined();
});

test('cells without a header: the column with the most letters holds the products', () => {
  const table = readCatalogTable('MG-1\tStoneware mug\t4.20\nTB-2\tCanvas tote bag\t2.10');
  expect(table).toMatchObject({ hasHeader: false, header: ['Column 1', 'Column 2', 'Column 3'] });
  const { products } = readCatalog(table, table.columns, { groupsVariants: true });
  expect(products.map(({ title, line }) => [title, line])).toEqual([
    ['Stoneware mug', 1],
    ['Canvas tote bag', 2],
  ]);
  expect(readCatalogTable('').rows).toEqual([]);
  // Words above numbers are a header, whatever they say.
  expect(readCatalogTable('Ref\tWhat\tX\nA1\tMug\t4\nA2\tTote\t3')).toMatchObject({
    hasHeader: true,
    columns: { title: null },
  });
});

test('products with the same words keep keys of their own, the same at each reading', () => {
  const text = 'Title\nMug\nMug\nTote';
  const keys = read(text).products.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(read(text).products.map(({ key }) => key)).toEqual(keys);
});

test('rows above the limit are counted, not compared', () => {
  const rows = Array.from({ length: maxCatalogRows + 3 }, (_, place) => `Mug ${place}`);
  const { products, leftOut } = read(['Title', ...rows].join('\n'));
  expect(products).toHaveLength(maxCatalogRows);
  expect(leftOut.above).toBe(3);
});

test.each([
  ['CN', 'china'],
  ['CHN', 'china'],
  ['China', 'china'],
  ['Made in China', 'china'],
  ["People's Republic of China", 'china'],
  ['vietnam', 'vietnam'],
  ['Viet Nam', 'vietnam'],
  ['Türkiye', 'turkey'],
  ['TR', 'turkey'],
  ['México', 'mexico'],
  ['US', 'usa'],
  ['USA', 'usa'],
  ['United States', 'usa'],
  ['KR', 'korea'],
  ['South Korea', 'korea'],
  ['Bangladesh', 'bangladesh'],
])('the country of origin %s', (cell, country) => {
  expect(readOrigin(cell)).toEqual({ ok: true, value: country });
});

test('countries that we do not compare, and what is none', () => {
  expect(readOrigin('IT')).toEqual({ ok: false, code: 'not-compared' });
  expect(readOrigin('Taiwan')).toEqual({ ok: false, code: 'not-compared' });
  expect(readOrigin('XX')).toEqual({ ok: false, code: 'unknown' });
  expect(readOrigin('warehouse 3')).toEqual({ ok: false, code: 'unknown' });
  expect(readOrigin('  ')).toEqual({ ok: false, code: 'empty' });
});

test.each([
  ['80% cotton, 20% polyester', 'cotton'],
  ['Shell: 35 % linen 65 % viscose', 'viscose'],
  ['100% organic cotton', 'organic cotton'],
  ['Material: ceramic. Dishwasher safe', 'ceramic'],
  ['It is made of walnut wood and brass', 'walnut wood'],
  ['Save 20% today', 'today'],
  ['Feels like cotton', ''],
  ['', ''],
])('what a description says outright: %s', (text, material) => {
  expect(statedMaterial(text)).toBe(material);
});

test.each([
  ['Male', '', 'men’s'],
  ['', 'sale, Women’s, cotton', 'women’s'],
  ['unisex', '', ''],
  ['', 'mens, womens', ''],
  ['', 'girls', 'girls’'],
  ['', '', ''],
])('who it is for: %s, %s', (gender, tags, wearer) => {
  expect(statedWearer(gender, tags)).toBe(wearer);
});
