import {
  addressCodec,
  listParam,
  numberParam,
  optionParam,
  textParam,
} from '@functions/_shared/domain/address-codec.ts';
import { expect, test } from 'vitest';

type Order = {
  pieces: number;
  size: 'small' | 'large';
  product: string;
  colors: readonly string[];
};

const isSize = (value: unknown): value is Order['size'] => value === 'small' || value === 'large';

const codec = addressCodec<Order>(['v', '2'], {
  pieces: numberParam('n', { min: 1, max: 1000, whole: true }),
  size: optionParam('size', isSize),
  product: textParam('p', 20),
  colors: listParam('c', (values) => values.filter((value) => value !== 'none')),
});

const order: Order = { pieces: 500, size: 'large', product: 'Tote bag', colors: ['red', 'blue'] };

test('a value survives the round trip, in the order of the codec', () => {
  const params = codec.toParams(order);
  expect(params.toString()).toBe('v=2&n=500&size=large&p=Tote+bag&c=red&c=blue');
  expect(codec.readParams(new URLSearchParams(params.toString()))).toEqual(order);
});

test('undefined values are left out', () => {
  expect(codec.toParams({ size: 'small' }).toString()).toBe('v=2&size=small');
});

test.each(['', 'n=500', 'v=1&n=500'])(
  'an address of another version "%s" gives nothing',
  (query) => {
    expect(codec.readParams(new URLSearchParams(query))).toEqual({});
  },
);

test('invalid values are undefined', () => {
  expect(codec.readParams(new URLSearchParams('v=2&n=0&size=huge&c=none'))).toEqual({
    pieces: undefined,
    size: undefined,
    product: undefined,
    colors: [],
  });
});

test('text in an address contains no email address', () => {
  expect(codec.toParams({ product: 'ana@example.com tote' }).toString()).toBe('v=2&p=tote');
});
