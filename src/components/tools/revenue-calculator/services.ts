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
  SendToolNotificationRequest,
  SendToolNotificationResponse,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import type { RevenueResult } from '@/lib/calc/revenue.ts';
import type { FactoryResults } from '../shared/factory-results.ts';

/** One row of calculator_submissions as the calculator knows it; the api adds the session. */
export type CalculatorSubmission = {
  /** A UUID made here, so that the notification can name the row. */
  id: string;
  user_email: string;
  tool_name: 'revenue_calculator';
  audience_size: number;
  /** Per cent. */
  engagement_rate: number;
  product_category: string;
  made_in: string;
  /** US dollars. */
  average_order_value: number;
  calculated_results: RevenueResult;
  notification_sent: false;
};

/** With the row the search was made for. */
export type SubmissionFactoryResults = FactoryResults & { submission_id: string };

/** What the calculator asks of the world outside. Every call rejects when it could not be done. */
export type RevenueCalculatorServices = {
  /**
   * Sent again with the same id, it stores nothing new and succeeds. Where it fails for now, row and
   * message wait on the device and are sent together later.
   */
  saveSubmission: (
    row: CalculatorSubmission,
    message: SendToolNotificationRequest,
  ) => Promise<void>;
  /** `refused`: the visitor has sent that address all the reports they may in a day. */
  sendNotification: (
    request: SendToolNotificationRequest,
  ) => Promise<{ delivery: SendToolNotificationResponse['delivery'] | 'refused' }>;
  generateMockup: (request: GenerateMockupRequest) => Promise<GenerateMockupResponse>;
  searchFactories: (request: AiFactorySearchRequest) => Promise<AiFactorySearchResponse>;
  /** Amends the named row, if this visitor sent it in with that email. */
  saveFactoryResults: (results: SubmissionFactoryResults) => Promise<void>;
  fetchMarketPrices: (request: MarketPricingRequest) => Promise<MarketPricingResponse>;
};
