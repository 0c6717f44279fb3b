import type { SwagRequest } from '@functions/_shared/contracts/swag-request.ts';
import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import type { LogoResult } from './screen/read-logo.ts';

/**
 * `sent`: we have it, and a copy is on its way; `sent-without-copy`: we have it, and the address gets
 * no further copy today; `waiting`: it is kept on the device and goes out without the visitor.
 */
export type SwagSending = 'sent' | 'sent-without-copy' | 'waiting';

export type SwagServices = {
  /** Rejects when there is no answer. */
  understandGoods: (request: UnderstandGoodsRequest) => Promise<UnderstandGoodsResponse>;
  /** Rejects when the request was not accepted. */
  sendRequest: (email: string, request: SwagRequest, signals: BotSignals) => Promise<SwagSending>;
  /** Reads a logo on the device; sends nothing. Never rejects once its code is there. */
  readLogo: (file: File) => Promise<LogoResult>;
};

// Most visitors never search, or only for what is there.
const api = lazyModule(() => import('@/api/understand-goods.ts'));
const sending = lazyModule(() => import('./screen/send-request.ts'));
const reading = lazyModule(() => import('./screen/read-logo.ts'));

/** Fetched with the parts that need them, so that they work offline. */
export const requestModules = { sending, reading };

/** What the catalog asks of the backend and the device; tests and the gallery put stand-ins here. */
export const SwagServices = createContext<SwagServices>({
  understandGoods: lazyCall(api, (m) => m.understandGoods),
  sendRequest: lazyCall(sending, (m) => m.sendRequest),
  readLogo: lazyCall(reading, (m) => m.readLogo),
});
