import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';

export const backend = lazyModule(() => import('./backend.ts'));

export type AssistantServices = typeof import('./backend.ts');

/** What the assistant asks of the backend; tests put stand-ins here. */
export const AssistantServices = createContext<AssistantServices>({
  lookupTariff: lazyCall(backend, (code) => code.lookupTariff),
  searchFactories: lazyCall(backend, (code) => code.searchFactories),
  askKira: lazyCall(backend, (code) => code.askKira),
  understandGoods: lazyCall(backend, (code) => code.understandGoods),
  landedCost: lazyCall(backend, (code) => code.landedCost),
  transcribe: lazyCall(backend, (code) => code.transcribe),
  fetchVoice: lazyCall(backend, (code) => code.fetchVoice),
  signedInUserId: lazyCall(backend, (code) => code.signedInUserId),
  startConversation: lazyCall(backend, (code) => code.startConversation),
  addMessage: lazyCall(backend, (code) => code.addMessage),
});
