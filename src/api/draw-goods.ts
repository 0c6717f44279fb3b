import type {
  DrawGoodsRequest,
  DrawGoodsResponse,
} from '@functions/_shared/contracts/draw-goods.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/draw-goods.ts').then((m) => m.drawGoodsResponseSchema),
);

/**
 * Pictures of several products, drawn by our own engine. The ideas stand without them, so a refusal
 * starts no countdown on the page.
 * @throws ApiError
 */
export function drawGoods(request: DrawGoodsRequest): Promise<DrawGoodsResponse> {
  return callFunction('draw-goods', request, answerSchema, { isInBackground: true });
}
