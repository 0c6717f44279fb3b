import type {
  AnalyzeCreatorAestheticRequest,
  AnalyzeCreatorAestheticResponse,
} from '@functions/_shared/contracts/creator-aesthetic.ts';
import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';

export type InspirationServices = {
  analyzeAesthetic: (
    request: AnalyzeCreatorAestheticRequest,
  ) => Promise<Pick<AnalyzeCreatorAestheticResponse, 'analysis' | 'basis'>>;
};

const aesthetics = lazyModule(() => import('@/api/aesthetics.ts'));
queuePrefetch(aesthetics);

/** What the tool asks of the backend; tests put stand-ins here. */
export const InspirationServices = createContext<InspirationServices>({
  analyzeAesthetic: lazyCall(aesthetics, (code) => code.analyzeCreatorAesthetic),
});
