import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  GenerateMockupRequest,
  TargetModel,
} from '@functions/_shared/contracts/generate-mockup.ts';
import type { MarketPricingRequest } from '@functions/_shared/contracts/market-pricing.ts';
import type {
  LandedFigures,
  SendToolNotificationRequest,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import type { Calculation } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import { sharedRevenueAddress } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import type { RevenueRequest } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import type { FactoryResults } from '@/api/factory-results.ts';
import { factoryResults } from '@/tools/shared/factory-results.ts';
import { factorySearchRequest } from '@/tools/shared/factory-search-request.ts';
import { mockupRequest } from '@/tools/shared/mockup-request.ts';
import type { CalculatorRow } from '../services.ts';
import type { Submission } from './run-submission.ts';

export function submissionRowOf({ id, email, calculation }: Submission): CalculatorRow {
  const { request, results } = calculation;
  return {
    id,
    user_email: email,
    tool_name: 'revenue_calculator',
    audience_size: request.followers,
    engagement_rate: request.engagementRatePct,
    product_category: request.productCategory,
    made_in: request.country,
    average_order_value: request.priceUsd,
    calculated_results: results,
    notification_sent: false,
  };
}

/** What came in time for the report. */
export type ReportParts = {
  /** What the factory search answered. */
  found?: AiFactorySearchResponse | undefined;
  landed?: LandedFigures | undefined;
};

export function notificationOf(
  submission: Submission,
  { found, landed }: ReportParts = {},
): SendToolNotificationRequest {
  const { request, results } = submission.calculation;
  return {
    tool: 'revenue_calculator',
    userEmail: submission.email,
    details: {
      audience_size: request.followers,
      engagement_rate: request.engagementRatePct,
      product_category: request.productCategory,
      made_in: request.country,
      average_order_value: request.priceUsd,
      results,
      product: cutText(request.product, maxReportedProductLength).trim() || undefined,
      quantity: submission.quantity,
      factories: found?.factories.slice(0, maxReportedFactories).map(reportedFactory),
      // The report is sent with the pictures and the partners: its link shows them too.
      result_query: sharedRevenueAddress.toParams({ ...request, hasExtras: true }).toString(),
      landed,
    },
    timestamp: submission.timestamp,
    submissionId: submission.id,
    form: submission.form,
  };
}

const maxReportedProductLength = 500;
const maxReportedFactories = 3;

function reportedFactory({ name, location, country, reason, isSample }: Factory) {
  return {
    name: cutText(name, 120),
    location: cutText(location || country, 120),
    why: cutText(reason, 300),
    isSample,
  };
}

export function mockupRequestOf(
  { request, handle }: Pick<Calculation, 'request' | 'handle'>,
  targetModel: TargetModel,
  kindId?: string,
): GenerateMockupRequest {
  const look = request.designInspiration;
  return mockupRequest({
    product: productWordsOf(request),
    kindId,
    handle,
    look:
      look.type === 'styles'
        ? { styles: look.styles, aesthetic: '', colors: [] }
        : { styles: [], aesthetic: look.analysis.aesthetic, colors: look.analysis.colors },
    targetModel,
  });
}

export function factorySearchRequestOf(
  request: RevenueRequest,
  country: FactoryCountry | null,
): AiFactorySearchRequest {
  return factorySearchRequest({
    product: productWordsOf(request),
    productCategory: request.productCategory,
    formCountry: request.country,
    country,
  });
}

export function factoryResultsOf({
  stored,
  request,
  country,
  response,
}: {
  stored: Pick<Submission, 'id' | 'email'>;
  request: RevenueRequest;
  country: FactoryCountry | null;
  response: AiFactorySearchResponse;
}): FactoryResults {
  return {
    submission_id: stored.id,
    ...factoryResults({
      email: stored.email,
      product: request.product,
      formCountry: request.country,
      country,
      response,
    }),
  };
}

export function marketPricingRequestOf(request: RevenueRequest): MarketPricingRequest {
  return { query: productWordsOf(request), productCategory: request.productCategory };
}

/** What the engines are asked for; a visitor who described nothing means the category at large. */
export function productWordsOf(request: RevenueRequest): string {
  return request.product || productCategoryLabels[request.productCategory];
}
