import { calendarDayOf } from '@functions/_shared/domain/day-text.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { type AnswerSource, learn } from '@/lib/visitor-product/products.ts';

/** Writes to the visitor's record what a tool was told. */
export function learnAnswers(from: AnswerSource, told: ProductAnswers): void {
  visitorProducts.update((before) => learn(before, told, { from, on: calendarDayOf(new Date()) }));
}
