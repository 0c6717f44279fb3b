import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/understand-goods.ts').then(
    (m) => m.understandGoodsResponseSchema,
  ),
);

/**
 * What kind of goods a text names, and what is usual for it. No visitor waits for the answer, so a
 * refusal starts no countdown on the page.
 * @throws ApiError
 */
export function understandGoods(request: UnderstandGoodsRequest): Promise<UnderstandGoodsResponse> {
  return callFunction('understand-goods', request, answerSchema, { isInBackground: true });
}
