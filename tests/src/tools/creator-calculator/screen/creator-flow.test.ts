import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { expect, test } from 'vitest';
import { creatorFlow, emptyCreatorState } from '@/tools/creator-calculator/screen/creator-flow.ts';
import { aFactoryAnswer, aPicture } from '../../revenue-calculator/screen/fakes.ts';

const input: CreatorInput = {
  followers: 100,
  engagementRatePct: 3,
  product: 'Mug',
  priceUsd: 20,
  country: 'china',
  styles: [],
};

test('a new calculation takes away what belonged to the one before', () => {
  const before = {
    ...emptyCreatorState,
    input,
    pictures: [aPicture()],
    factorySearch: { status: 'found' as const, country: null, response: aFactoryAnswer() },
  };
  expect(creatorFlow(before, { type: 'calculated', input, pictureCount: 2 })).toEqual({
    input,
    pictures: [],
    pendingPictures: 2,
    factorySearch: { status: 'idle' },
  });
});

test('another price changes nothing else, and nothing at all without a result', () => {
  const event = { type: 'price-changed' as const, priceUsd: 30 };
  const state = { ...emptyCreatorState, input };
  expect(creatorFlow(state, event)).toEqual({ ...state, input: { ...input, priceUsd: 30 } });
  expect(creatorFlow(emptyCreatorState, event)).toBe(emptyCreatorState);
});

test('the product stands before its packaging, whichever was drawn first', () => {
  const packaging = aPicture({ targetModel: 'packaging-design' });
  const product = aPicture({ targetModel: 'product-design' });
  const start = creatorFlow(emptyCreatorState, { type: 'calculated', input, pictureCount: 2 });
  const one = creatorFlow(start, { type: 'picture-drawn', picture: packaging });
  const two = creatorFlow(one, { type: 'picture-drawn', picture: product });
  expect(two.pictures).toEqual([product, packaging]);
  expect(two.pendingPictures).toBe(0);
});

test('a picture that failed is waited for no longer', () => {
  const start = creatorFlow(emptyCreatorState, { type: 'calculated', input, pictureCount: 2 });
  expect(creatorFlow(start, { type: 'picture-failed' }).pendingPictures).toBe(1);
});
