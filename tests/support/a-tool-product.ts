import { vi } from 'vitest';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { type AnswerSource, currentProduct } from '@/lib/visitor-product/products.ts';

/** The visitor's product as a tool gets it, with every answer from one tool. */
export function aToolProduct(answers: ProductAnswers = {}, from: AnswerSource = 'quiz') {
  const origin = { from, on: '2026-11-29' } as const;
  const origins = Object.fromEntries(Object.keys(answers).map((name) => [name, origin]));
  return { known: { answers, origins }, decline: vi.fn(), forget: vi.fn() };
}

/** What the tools have written into the record. */
export const learned = () => currentProduct(visitorProducts.read());
