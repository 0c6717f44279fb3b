import { expect, test } from 'vitest';
import { fillFromProduct } from '@/tools/demand-test/rules/fill-from-product.ts';
import { parseDemandTest } from '@/tools/demand-test/rules/test-form.ts';
import { demandTestFields } from '@/tools/demand-test/storage.ts';

const fields = {
  ...demandTestFields(undefined),
  product: ' Oat milk  mug ',
  creator: 'Ana',
  prices: ['32', '24', '28'] as const,
};

test('a whole form is a test, with its prices in order', () => {
  expect(parseDemandTest(fields, 'en-US')).toEqual({
    ok: true,
    value: { product: 'Oat milk mug', creator: 'Ana', pricesUsd: [24, 28, 32], days: 14 },
  });
});

test('kind and motif of the record go along with their own product only', () => {
  const known = { product: 'oat milk mug', kindId: 'mug', motif: 'cat' };
  expect(parseDemandTest({ ...fields, product: 'Oat milk mug' }, 'en-US', known)).toMatchObject({
    value: { kindId: 'mug', motif: 'cat' },
  });
  const other = parseDemandTest({ ...fields, product: 'Candle' }, 'en-US', known);
  expect(other.ok && other.value.kindId).toBeUndefined();
});

test('every field says what is wrong with it', () => {
  expect(
    parseDemandTest({ ...fields, product: '', creator: 'a@b.co', prices: ['1', '1', ''] }, 'en-US'),
  ).toEqual({
    ok: false,
    errors: {
      texts: { product: 'required', creator: 'link' },
      prices: [undefined, 'repeated', 'required'],
    },
  });
});

test('blank fields are filled from the record, and typed ones stay', () => {
  const empty = demandTestFields(undefined);
  expect(fillFromProduct(empty, { product: 'Mug', priceUsd: 28 }, 'en-US')).toEqual({
    product: 'Mug',
    prices: ['23', '28', '33'],
  });
  const typed = { ...empty, product: 'Candle', prices: ['', '12', ''] as const };
  expect(fillFromProduct(typed, { product: 'Mug', priceUsd: 28 }, 'en-US')).toEqual({});
  expect(fillFromProduct(empty, {}, 'en-US')).toEqual({});
});

test('an edited form in the tab is a form', () => {
  expect(demandTestFields({ days: 400, prices: 'x', product: 7 })).toEqual(
    demandTestFields(undefined),
  );
  expect(demandTestFields({ days: 7 }).days).toBe(7);
});
