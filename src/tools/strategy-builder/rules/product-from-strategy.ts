import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isOpenTo } from '@/lib/visitor-product/is-open-to.ts';
import type { VisitorProduct } from '@/lib/visitor-product/products.ts';
import { answersFromStrategy } from '@/tools/rfq-generator/rules/answers-for-rfq.ts';
import { type SharedRoadmap, toStrategyParams } from './strategy-address.ts';

/**
 * What a roadmap says about the product. The sizes of its pilot order only where the visitor has
 * named no order of their own.
 */
export function productFromStrategy(
  roadmap: SharedRoadmap,
  before: Pick<VisitorProduct, 'answers' | 'origins'>,
): ProductAnswers {
  const { category, quantities } = answersFromStrategy(roadmap.answers);
  return {
    category,
    currentCountry: roadmap.answers.currentCountry,
    strategy: toStrategyParams(roadmap).toString(),
    ...(isOpenTo(['quiz', 'strategy'], 'quantities', before) && { quantities }),
  };
}
