import type { CreatedDemandTest, DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import {
  createDemandTest,
  type DemandTestKey,
  deleteDemandTest,
  demandResults,
  endDemandTest,
  type NewDemandTest,
} from '@/api/demand-tests.ts';
import { landedCost } from '@/api/landed-cost.ts';
import { understandGoods } from '@/api/understand-goods.ts';

export type { DemandTestKey, NewDemandTest };

/** Each call rejects with an ApiError when it could not be done. */
export type DemandTestServices = {
  create: (test: NewDemandTest, signals: BotSignals) => Promise<CreatedDemandTest>;
  /** Null where there is no test with this secret. */
  results: (key: DemandTestKey) => Promise<DemandResults | null>;
  end: (key: DemandTestKey) => Promise<void>;
  remove: (key: DemandTestKey) => Promise<void>;
  understand: (request: UnderstandGoodsRequest) => Promise<UnderstandGoodsResponse>;
  landedCost: (request: LandedCostRequest) => Promise<LandedCostResponse>;
};

/** What the demand test asks of the backend; tests and the gallery put stand-ins here. */
export const DemandTestServices = createContext<DemandTestServices>({
  create: createDemandTest,
  results: demandResults,
  end: endDemandTest,
  remove: deleteDemandTest,
  understand: understandGoods,
  landedCost,
});
