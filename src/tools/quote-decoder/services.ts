import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import { createContext } from 'react';
import { lazyApiModule } from '@/api/lazy-api-module.ts';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';
import type { ReadFile } from './read-file.ts';

export type QuoteServices = {
  /** @throws ApiError */
  landedCost: (request: LandedCostRequest) => Promise<LandedCostResponse>;
  /** Reads a dropped file on the device. */
  readFile: (file: File) => Promise<ReadFile>;
};

// Neither is needed before there is a mail.
const backend = lazyApiModule(() => import('@/api/landed-cost.ts'));
const files = lazyModule(() => import('./read-file.ts'));
queuePrefetch(backend);
queuePrefetch(files);

/** What the decoder asks of the backend and of files; tests and the gallery put stand-ins here. */
export const QuoteServices = createContext<QuoteServices>({
  landedCost: lazyCall(backend, (code) => code.landedCost),
  readFile: (file) =>
    files.load().then(
      ({ readQuoteFile }) => readQuoteFile(file),
      () => ({ problem: 'failed' }),
    ),
});
