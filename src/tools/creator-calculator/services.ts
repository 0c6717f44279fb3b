import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  GenerateMockupRequest,
  GenerateMockupResponse,
} from '@functions/_shared/contracts/generate-mockup.ts';
import { createContext } from 'react';
import type { FactoryResults } from '@/api/factory-results.ts';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';

/** Every call rejects when it could not be done. */
export type CreatorServices = {
  searchFactories: (request: AiFactorySearchRequest) => Promise<AiFactorySearchResponse>;
  /** Amends the latest submission of this visitor and email; without one it does nothing. */
  saveFactoryResults: (results: FactoryResults) => Promise<void>;
  generateMockup: (request: GenerateMockupRequest) => Promise<GenerateMockupResponse>;
};

const backend = lazyModule(() => import('./backend.ts'));
queuePrefetch(backend);

/** What the calculator asks of the backend; tests put stand-ins here. */
export const CreatorServices = createContext<CreatorServices>({
  searchFactories: lazyCall(backend, (code) => code.searchFactories),
  saveFactoryResults: lazyCall(backend, (code) => code.saveFactoryResults),
  generateMockup: lazyCall(backend, (code) => code.generateMockup),
});
