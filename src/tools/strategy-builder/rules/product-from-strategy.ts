import {
  parseStrategyParams,
  type SharedRoadmap,
  toStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isOpenTo } from '@/lib/visitor-product/is-open-to.ts';
import type { VisitorProduct } from '@/lib/visitor-product/products.ts';
import { answersFromStrategy } from '@/tools/rfq-generator/rules/answers-for-rfq.ts';

/**
 * What a roadmap says about the product. The sizes of its pilot order only where the visitor has
 * named no order of their own.
 */
export function productFromStrategy(
  roadmap: SharedRoadmap,
  before: Pick<VisitorProduct, 'answers' | 'origins'>,
): ProductAnswers {
  const { quantities, ...others } = productOf(roadmap.answers, toStrategyParams(roadmap));
  return {
    ...others,
    ...(isOpenTo(['quiz', 'strategy'], 'quantities', before) && { quantities }),
  };
}

/** What the roadmap in an address says about a product; nothing for an address without one. */
export function productOfLink(params: URLSearchParams): ProductAnswers {
  const linked = parseStrategyParams(params);
  return linked === null ? {} : productOf(linked.answers, params);
}

function productOf(answers: StrategyAnswers, params: URLSearchParams): ProductAnswers {
  return {
    ...answersFromStrategy(answers),
    currentCountry: answers.currentCountry,
    strategy: params.toString(),
  };
}
