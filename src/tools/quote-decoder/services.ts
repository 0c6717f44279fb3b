import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import { createContext } from 'react';
import { landedCost } from '@/api/landed-cost.ts';
import { type ReadFile, readQuoteFile } from './read-file.ts';

export type QuoteServices = {
  /** @throws ApiError */
  landedCost: (request: LandedCostRequest) => Promise<LandedCostResponse>;
  /** Reads a dropped file on the device. */
  readFile: (file: File) => Promise<ReadFile>;
};

/** What the decoder asks of the backend and of files; tests and the gallery put stand-ins here. */
export const QuoteServices = createContext<QuoteServices>({
  landedCost,
  readFile: readQuoteFile,
});
