import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import type { LandedViewProps } from '../index.tsx';

/** Shorter words name no product. */
const shortestName = 2;

/** What to ask the backend; null where the words name no product. */
export function landedRequest({
  product,
  productCategory,
  hts8,
}: Pick<LandedViewProps, 'product' | 'productCategory' | 'hts8'>): LandedCostRequest | null {
  const words = product.trim().slice(0, maxGoodsTextLength);
  return words.length < shortestName ? null : { product: words, productCategory, hts8 };
}

/** The query that the view, its report and the comparison of a move share, so that they ask once. */
export function landedQuery(
  request: LandedCostRequest,
  landedCost: (request: LandedCostRequest) => Promise<LandedCostResponse>,
) {
  return { queryKey: ['landed-cost', request], queryFn: () => landedCost(request) };
}
