import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import { createContext } from 'react';
import { understandGoods } from '@/api/understand-goods.ts';

export type RfqServices = {
  /** Rejects when there is no answer. */
  understandGoods: (request: UnderstandGoodsRequest) => Promise<UnderstandGoodsResponse>;
};

/** What the RFQ generator asks of the backend; tests and the gallery put stand-ins here. */
export const RfqServices = createContext<RfqServices>({ understandGoods });
