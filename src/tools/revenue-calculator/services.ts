import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  GenerateMockupRequest,
  GenerateMockupResponse,
} from '@functions/_shared/contracts/generate-mockup.ts';
import type {
  MarketPricingRequest,
  MarketPricingResponse,
} from '@functions/_shared/contracts/market-pricing.ts';
import type {
  LandedFigures,
  SendToolNotificationRequest,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { createContext } from 'react';
import { searchFactories } from '@/api/factories.ts';
import { type FactoryResults, saveFactoryResults } from '@/api/factory-results.ts';
import { fetchMarketPrices } from '@/api/market-pricing.ts';
import { generateMockup } from '@/api/mockups.ts';
import type { ToolNotificationOutcome } from '@/api/submissions/delivery.ts';
import { type Contents, submit } from '@/api/submissions/submit.ts';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { LandedViewProps } from '@/tools/landed-view/index.tsx';

export type CalculatorRow = Contents['calculation']['row'];

/** Every call rejects when it could not be done. */
export type RevenueServices = {
  /**
   * Stores nothing new when it is called again with the same id. Where it fails for now, row and
   * message are kept on the device and sent together later.
   */
  saveSubmission: (row: CalculatorRow, message: SendToolNotificationRequest) => Promise<unknown>;
  sendNotification: (
    message: SendToolNotificationRequest,
  ) => Promise<Pick<ToolNotificationOutcome, 'delivery'>>;
  generateMockup: (request: GenerateMockupRequest) => Promise<GenerateMockupResponse>;
  searchFactories: (request: AiFactorySearchRequest) => Promise<AiFactorySearchResponse>;
  /** Amends the named row, if this visitor sent it in with that email. */
  saveFactoryResults: (results: FactoryResults) => Promise<void>;
  fetchMarketPrices: (request: MarketPricingRequest) => Promise<MarketPricingResponse>;
  /** What the landed view shows; undefined where it has no figures. */
  landedFigures: (
    view: LandedViewProps,
    known: ProductAnswers,
  ) => Promise<LandedFigures | undefined>;
};

// Wanted with the first report, long after the calculator itself.
const reportFigures = lazyModule(() => import('@/tools/landed-view/report-figures.ts'));

/** What the calculator asks of the backend; tests and the gallery put stand-ins here. */
export const RevenueServices = createContext<RevenueServices>({
  saveSubmission: (row, message) => submit('calculation', { row, message }),
  sendNotification: (message) => submit('calculation-message', message),
  generateMockup,
  searchFactories,
  saveFactoryResults,
  fetchMarketPrices,
  landedFigures: lazyCall(
    reportFigures,
    (code) => (view: LandedViewProps, known: ProductAnswers) => code.landedFigures(view, known),
  ),
});
