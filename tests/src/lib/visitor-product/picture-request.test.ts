import { expect, test } from 'vitest';
import { pictureRequest, readPictureRequest } from '@/lib/visitor-product/picture-request.ts';

const nobodys = { brandName: 'Inspiration', styles: [], colors: [] };

test('a product is drawn by its name, kind and motif', () => {
  const answers = { product: 'Cat mug', kindId: 'mug', motif: 'cat' };
  const request = {
    ...nobodys,
    goods: [{ productName: 'Cat mug', kindId: 'mug', motif: 'cat' }],
  };
  expect(readPictureRequest(answers)).toEqual(request);
  expect(pictureRequest(answers)).toEqual(request);
});

test('words without a kind are only drawn where they were read anyway', () => {
  expect(readPictureRequest({ product: 'tote bag' })).toEqual({
    ...nobodys,
    goods: [{ productName: 'tote bag' }],
  });
  expect(pictureRequest({ product: 'tote bag' })).toBeNull();
});

test('a kind without a name is drawn under its own', () => {
  expect(readPictureRequest({ kindId: 'mug' })?.goods).toEqual([
    { productName: 'Mug', kindId: 'mug' },
  ]);
});

test('nothing is drawn where nothing is known of the product', () => {
  expect(readPictureRequest({})).toBeNull();
  expect(readPictureRequest({ motif: 'cat', priceUsd: 20 })).toBeNull();
});

test('a long name is cut to what the contract takes', () => {
  const name = readPictureRequest({ product: 'mug '.repeat(40) })?.goods[0]?.productName ?? '';
  expect(name.length).toBeGreaterThan(70);
  expect(name.length).toBeLessThanOrEqual(80);
});
