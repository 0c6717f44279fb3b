import { learned } from '@tests/support/a-tool-product.ts';
import { expect, test } from 'vitest';
import { learnAnswers } from '@/hooks/learn-answers.ts';

test('what a tool was told is kept with its source', () => {
  learnAnswers('creator', { followers: 9000, product: ' ' });
  expect(learned().answers).toEqual({ followers: 9000 });
  expect(learned().origins.followers?.from).toBe('creator');
});

test('other words for the product take along what held for the former ones', () => {
  const apron = { product: 'Linen apron', kindId: 'apron', motif: 'fern', hts8: '6211.42.10' };
  const category = { productCategory: 'apparel' } as const;
  learnAnswers('ideas', { ...apron, ...category, priceUsd: 28 });
  learnAnswers('creator', { product: 'Linen apron', followers: 9000 });
  expect(learned().answers).toEqual({ ...apron, ...category, priceUsd: 28, followers: 9000 });
  learnAnswers('creator', { product: 'Mug' });
  expect(learned().answers).toEqual({ product: 'Mug', priceUsd: 28, followers: 9000 });
  learnAnswers('ideas', { product: 'Bread crock', kindId: 'crock' });
  expect(learned().answers).toMatchObject({ product: 'Bread crock', kindId: 'crock' });
});

test('a tool that was told nothing of the product leaves its words and their reading', () => {
  learnAnswers('ideas', { product: 'Linen apron', kindId: 'apron' });
  learnAnswers('revenue', { product: '', followers: 5 });
  expect(learned().answers).toEqual({ product: 'Linen apron', kindId: 'apron', followers: 5 });
});
