import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import { createContext } from 'react';
import { landedCost } from '@/api/landed-cost.ts';

export type LandedServices = {
  /** @throws ApiError */
  landedCost: (request: LandedCostRequest) => Promise<LandedCostResponse>;
};

/** What the landed view asks of the backend; tests and the gallery put stand-ins here. */
export const LandedServices = createContext<LandedServices>({ landedCost });
