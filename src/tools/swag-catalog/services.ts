import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';

export type SwagServices = {
  /** Rejects when there is no answer. */
  understandGoods: (request: UnderstandGoodsRequest) => Promise<UnderstandGoodsResponse>;
};

// Most visitors never search, or only for what is there.
const api = lazyModule(() => import('@/api/understand-goods.ts'));

/** What the catalog asks of the backend; tests and the gallery put stand-ins here. */
export const SwagServices = createContext<SwagServices>({
  understandGoods: lazyCall(api, (m) => m.understandGoods),
});
