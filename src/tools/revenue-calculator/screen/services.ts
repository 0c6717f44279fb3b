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
import type { SendToolNotificationRequest } from '@functions/_shared/contracts/send-tool-notification.ts';
import type { FactoryResults } from '@/api/factory-results.ts';
import type { ToolNotificationOutcome } from '@/api/submissions/delivery.ts';
import type { Contents } from '@/api/submissions/submit.ts';

export type CalculatorRow = Contents['calculation']['row'];

/** What the calculator needs from the backend. Every call rejects when it could not be done. */
export type RevenueCalculatorServices = {
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
};
