import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classifyProduct, goodsWords } from '@/tools/move-my-catalog/rules/classify-product.ts';
import { readCatalog, readCatalogTable } from '@/tools/move-my-catalog/rules/read-catalog.ts';

type Words = Parameters<typeof classifyProduct>[0];

function classify(title: string, more: Partial<Words> = {}, own?: string) {
  const found = classifyProduct({ title, types: [], details: '', hsCode: undefined, ...more }, own);
  if (found.status === 'unknown') return { status: found.status, thing: found.thing };
  if (found.status === 'not-made') return { status: found.status, label: found.label };
  const { status, named, source, lines } = found;
  return { status, kind: named.goods.kindId, source, codes: lines.map(({ hts8 }) => hts8) };
}

test('a stated material leads to one line, else the lines that fit are asked for', () => {
  expect(classify('Organic Cotton Hoodie - Sage / M')).toEqual({
    status: 'found',
    kind: 'hoodie',
    source: 'title',
    codes: ['6110.20.20'],
  });
  expect(classify('Pullover Hoodie')).toMatchObject({
    status: 'ask',
    codes: ['6110.20.20', '6110.30.30'],
  });
});

test('what the file says of the material decides like the title', () => {
  expect(classify('Pullover Hoodie', { details: 'cotton' })).toMatchObject({
    status: 'found',
    codes: ['6110.20.20'],
  });
  expect(classify('Pullover Hoodie', { details: 'recycled polyester' })).toMatchObject({
    status: 'found',
    codes: ['6110.30.30'],
  });
});

test('who it is for decides like the title', () => {
  expect(classify('Straight Leg Jeans')).toMatchObject({ status: 'ask' });
  const mens = classify('Straight Leg Jeans', { details: 'men’s' });
  expect(mens).toMatchObject({ status: 'found', kind: 'jeans' });
  expect(classify("Men's Straight Leg Jeans")).toEqual(mens);
});

test('a made-up name is what its type says', () => {
  expect(classify('Golden Hour', { types: ['Soy Candles'] })).toMatchObject({
    kind: 'candle',
    source: 'type',
  });
  expect(classify('The Marlow', { types: ['New', 'Tote Bags'] })).toMatchObject({
    kind: 'tote-bag',
  });
  expect(classify('Good Dog', { types: ['Dog Collars'] })).toMatchObject({ kind: 'dog-collar' });
});

test('a title that only mentions its type is something else', () => {
  expect(classify('Candle Mystery Thing', { types: ['Candles'] })).toMatchObject({
    status: 'unknown',
  });
});

test('a made-up name is no misspelling', () => {
  expect(classify('Custom Order for Jamie')).toEqual({ status: 'unknown', thing: null });
  expect(classify('Hoodei', { types: ['Hoodies'] })).toMatchObject({ kind: 'hoodie' });
});

test('the visitor’s own words come before all', () => {
  expect(classify('The Everything Set', { types: ['Mugs'] }, 'cotton apron')).toMatchObject({
    kind: 'apron',
    source: 'own-words',
  });
  expect(classify('Mug', {}, 'thingamajig')).toMatchObject({ status: 'unknown' });
});

test('goods that we do not source are told apart from unknown ones', () => {
  expect(classify('Disposable Vape Pen')).toMatchObject({ status: 'not-made' });
  expect(classify('Personal Styling Session')).toMatchObject({ status: 'unknown' });
});

test('a code in the file decides between the lines of the kind, and never beside them', () => {
  expect(classify('Pullover Hoodie', { hsCode: '6110303059' })).toMatchObject({
    status: 'found',
    codes: ['6110.30.30'],
  });
  expect(classify('Pullover Hoodie', { hsCode: '611020' })).toMatchObject({
    codes: ['6110.20.20'],
  });
  expect(classify('Pullover Hoodie', { hsCode: '691200' })).toMatchObject({
    status: 'ask',
    codes: ['6110.20.20', '6110.30.30'],
  });
});

test('titles as shops write them', () => {
  expect(goodsWords('Camp Mug™ | Sand - 12 oz')).toBe('Camp Mug, Sand, 12 oz');
  expect(goodsWords('T-Shirt')).toBe('T-Shirt');
});

test('an export of 500 products: nearly all are read right, and few wrong', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../../../../data/eval/catalog.csv'),
    'utf8',
  );
  const table = readCatalogTable(text);
  const { products, badRows } = readCatalog(table, table.columns, { groupsVariants: true });
  expect(badRows).toEqual([]);
  expect(products.length).toBeGreaterThanOrEqual(500);
  const place = table.header.indexOf('Expected kind');
  const verdicts = products.map((product) => {
    const expected = table.rows.find(({ line }) => line === product.line)?.cells[place] ?? '';
    const found = classifyProduct(product);
    const kind = 'named' in found ? found.named.goods.kindId : '?';
    return expected.split(' ').includes(kind) ? 'right' : kind === '?' ? 'unanswered' : 'wrong';
  });
  const share = (verdict: string) =>
    verdicts.filter((each) => each === verdict).length / verdicts.length;
  expect(share('right')).toBeGreaterThan(0.97);
  expect(share('wrong')).toBeLessThan(0.02);
});
