import { expect, test } from 'vitest';
import { mockupRequest } from '@/tools/shared/mockup-request.ts';

const noLook = { styles: [], aesthetic: '', colors: [] };

test('without a handle or a look it says "Inspiration" and a fair style', () => {
  expect(
    mockupRequest({ product: 'Mug', handle: null, look: noLook, targetModel: 'product-design' }),
  ).toEqual({
    productDescription: 'Mug',
    brandName: 'Inspiration',
    styleVibe: 'Friendly and simple',
    targetModel: 'product-design',
  });
});

test('tags set the style, and what was read from the profile goes beside them', () => {
  expect(
    mockupRequest({
      product: 'Mug',
      handle: '@fern',
      look: {
        styles: ['y2k', 'edgy'],
        aesthetic: 'Glitter at night',
        colors: ['#FF7AC6', 'pink', '#000'],
      },
      targetModel: 'packaging-design',
    }),
  ).toEqual({
    productDescription: 'Mug',
    brandName: '@fern',
    styleVibe: 'Y2K, Edgy',
    creatorAesthetic: 'Glitter at night',
    colorPalette: ['#FF7AC6'],
    targetModel: 'packaging-design',
  });
});

test('without tags the words are the style', () => {
  const { styleVibe } = mockupRequest({
    product: 'Mug',
    handle: null,
    look: { ...noLook, aesthetic: 'Soft and slow' },
    targetModel: 'product-design',
  });
  expect(styleVibe).toBe('Soft and slow');
});
