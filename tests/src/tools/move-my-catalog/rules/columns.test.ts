import { expect, test } from 'vitest';
import {
  type ColumnField,
  columnFields,
  isMappableField,
  withSetColumns,
} from '@/tools/move-my-catalog/rules/columns.ts';
import { columnsOf, gramsFactorOf, isHeader } from '@/tools/move-my-catalog/rules/find-columns.ts';

function named(header: readonly string[]): Partial<Record<ColumnField, string>> {
  const map = columnsOf(header);
  return Object.fromEntries(
    columnFields.flatMap((field) => {
      const place = map[field];
      return place === null ? [] : [[field, header[place]]];
    }),
  );
}

test('a Shopify product file with the headers of before', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Weight Unit,Cost per item,Included / International,Price / International,Status'.split(
      ',',
    );
  expect(named(header)).toEqual({
    handle: 'Handle',
    title: 'Title',
    description: 'Body (HTML)',
    tags: 'Tags',
    vendor: 'Vendor',
    category: 'Product Category',
    type: 'Type',
    option1Name: 'Option1 Name',
    option1: 'Option1 Value',
    option2Name: 'Option2 Name',
    option2: 'Option2 Value',
    sku: 'Variant SKU',
    weight: 'Variant Grams',
    weightUnit: 'Variant Weight Unit',
    price: 'Variant Price',
    cost: 'Cost per item',
    status: 'Status',
  });
});

test('a Shopify product file with the headers of today', () => {
  const header =
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Weight value (grams),Weight unit for display,Requires shipping,Product image URL,SEO title,SEO description'.split(
      ',',
    );
  expect(named(header)).toMatchObject({
    title: 'Title',
    handle: 'URL handle',
    description: 'Description',
    category: 'Product category',
    type: 'Type',
    status: 'Status',
    sku: 'SKU',
    price: 'Price',
    cost: 'Cost per item',
    weight: 'Weight value (grams)',
    weightUnit: 'Weight unit for display',
  });
  // Stock on hand is no quantity a year.
  expect(columnsOf(header).units).toBeNull();
});

test('headers of other shops and of spreadsheets', () => {
  expect(
    named(['Item Name', 'Unit Cost (USD)', 'Annual Qty', 'Country of Origin', 'HTS Code']),
  ).toEqual({
    title: 'Item Name',
    cost: 'Unit Cost (USD)',
    units: 'Annual Qty',
    origin: 'Country of Origin',
    hsCode: 'HTS Code',
  });
  expect(named(['Bezeichnung', 'Einkaufspreis', 'Menge', 'Herkunftsland'])).toEqual({
    title: 'Bezeichnung',
    cost: 'Einkaufspreis',
    units: 'Menge',
    origin: 'Herkunftsland',
  });
  expect(named(['Product Titel', 'FOB $', 'Units sold', 'Made in', 'Weight (kg)'])).toEqual({
    title: 'Product Titel',
    cost: 'FOB $',
    units: 'Units sold',
    origin: 'Made in',
    weight: 'Weight (kg)',
  });
});

test('no column is used twice', () => {
  const map = columnsOf(['Product', 'Product type', 'Type', 'Name', 'Price', 'Cost']);
  const places = columnFields.map((field) => map[field]).filter((place) => place !== null);
  expect(new Set(places).size).toBe(places.length);
});

test('a header names columns; a first product does not', () => {
  expect(isHeader(['Title', 'Cost'])).toBe(true);
  expect(isHeader(['Product description', 'Units', 'Whatever'])).toBe(true);
  expect(isHeader(['Ceramic mug', '4.20', '1200'])).toBe(false);
  expect(isHeader(['Ceramic mug'])).toBe(false);
});

test.each([
  ['Variant Grams', 1],
  ['Weight value (grams)', 1],
  ['Weight (kg)', 1000],
  ['weight_lb', 453.592_37],
  ['Weight in ounces', 28.349_523_125],
  ['g', 1],
  ['lb', 453.592_37],
  ['Weight', null],
  ['', null],
])('the unit of a weight: %s', (unit, factor) => {
  expect(gramsFactorOf(unit)).toBe(factor);
});

test('what the visitor sets wins, and takes its column from the others', () => {
  const header = ['Title', 'Cost', 'Price'];
  const found = columnsOf(header);
  expect(withSetColumns(found, header, { cost: 'Price' })).toMatchObject({ cost: 2, price: null });
  expect(withSetColumns(found, header, { cost: '' })).toMatchObject({ cost: null, price: 2 });
  expect(withSetColumns(found, header, { cost: 'Gone' })).toEqual(found);
  expect(isMappableField('cost')).toBe(true);
  expect(isMappableField('handle')).toBe(false);
});
