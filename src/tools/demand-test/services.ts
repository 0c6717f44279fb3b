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
import type { DemandTestKey, NewDemandTest } from '@/api/demand-tests.ts';
import { lazyApiModule } from '@/api/lazy-api-module.ts';
import { lazyCall } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';

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

// Nothing is asked before the form is sent or a test is opened.
const backend = lazyApiModule(() => import('./backend.ts'));
queuePrefetch(backend);

/** What the demand test asks of the backend; tests and the gallery put stand-ins here. */
export const DemandTestServices = createContext<DemandTestServices>({
  create: lazyCall(backend, (code) => code.createDemandTest),
  results: lazyCall(backend, (code) => code.demandResults),
  end: lazyCall(backend, (code) => code.endDemandTest),
  remove: lazyCall(backend, (code) => code.deleteDemandTest),
  understand: lazyCall(backend, (code) => code.understandGoods),
  landedCost: lazyCall(backend, (code) => code.landedCost),
});
