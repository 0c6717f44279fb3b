import type { Drop } from '@functions/_shared/contracts/demand-test.ts';
import type {
  DrawGoodsRequest,
  DrawGoodsResponse,
} from '@functions/_shared/contracts/draw-goods.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import {
  countDropVisit,
  type DropVote,
  drop,
  voteInDrop,
  withdrawDropVote,
} from '@/api/demand-tests.ts';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';

/** Each call rejects with an ApiError when it could not be done. */
export type DropServices = {
  /** Null where there is no such page. */
  load: (id: string) => Promise<Drop | null>;
  countVisit: (id: string) => Promise<void>;
  vote: (id: string, vote: DropVote, signals: BotSignals) => Promise<void>;
  withdraw: (id: string) => Promise<void>;
  draw: (request: DrawGoodsRequest) => Promise<DrawGoodsResponse>;
  clock: {
    nowMs: () => number;
    /** Calls back every minute until the returned function is called. */
    everyMinute: (callback: () => void) => () => void;
  };
};

// The page shows its words and prices before its picture.
const pictures = lazyModule(() => import('@/api/product-ideas.ts'));

/** What the public page asks of the backend and of the clock; tests put stand-ins here. */
export const DropServices = createContext<DropServices>({
  load: drop,
  countVisit: countDropVisit,
  vote: voteInDrop,
  withdraw: withdrawDropVote,
  draw: lazyCall(pictures, (code) => code.drawGoods),
  clock: {
    nowMs: () => Date.now(),
    everyMinute(callback) {
      const timer = setInterval(callback, 60_000);
      return () => clearInterval(timer);
    },
  },
});
