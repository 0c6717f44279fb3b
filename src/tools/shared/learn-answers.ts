import { visitorProducts } from '@/hooks/visitor-products.ts';
import { calendarDayOf } from '@/lib/calendar/calendar-day.ts';
import {
  type AnswerName,
  type ProductAnswers,
  readAnswers,
} from '@/lib/visitor-product/answers.ts';
import {
  type AnswerSource,
  currentProduct,
  learn,
  unlearn,
} from '@/lib/visitor-product/products.ts';

/** What holds for a product's words, and for others need not. */
const readingsOfWords: readonly AnswerName[] = ['kindId', 'motif', 'productCategory', 'hts8'];

/**
 * Writes to the visitor's record what a tool was told. Other words for the product take with them
 * what held for the former ones, unless the tool says it anew.
 */
export function learnAnswers(from: AnswerSource, told: ProductAnswers): void {
  visitorProducts.update((before) => {
    const earlier = currentProduct(before).answers.product;
    const { product } = readAnswers(told);
    const isOther = product !== undefined && earlier !== undefined && product !== earlier;
    const kept = isOther ? unlearn(before, readingsOfWords) : before;
    return learn(kept, told, { from, on: calendarDayOf(new Date()) });
  });
}
