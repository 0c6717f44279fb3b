import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { EngineSource } from '@functions/_shared/contracts/common.ts';
import type {
  GenerateMockupRequest,
  TargetModel,
} from '@functions/_shared/contracts/generate-mockup.ts';
import type { MarketPricingRequest } from '@functions/_shared/contracts/market-pricing.ts';
import type { SendToolNotificationRequest } from '@functions/_shared/contracts/send-tool-notification.ts';
import { designStyleLabels } from '@functions/_shared/domain/design-styles.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import type { CalculatorInput } from './calculator-input.ts';
import type { Submission } from './run-submission.ts';
import type { CalculatorSubmission, FactoryResults } from './services.ts';

/** A drawn picture, with what its caption and alt text need. */
export type Picture = {
  targetModel: TargetModel;
  url: string;
  source: EngineSource;
  /** "tote bag" */
  depicts: string;
  brandName: string;
};

/** Whose name stands on a picture when the visitor gave no handle (specification §7.8). */
export const nameWithoutHandle = 'Inspiration';

/** Sent when the visitor named no style: the engines need some word, and this one is fair. */
const styleWithoutWords = 'Friendly and simple';

export function submissionRowOf({ id, email, calculation }: Submission): CalculatorSubmission {
  const { input, results } = calculation;
  return {
    id,
    user_email: email,
    tool_name: 'revenue_calculator',
    audience_size: input.audienceSize,
    engagement_rate: input.engagementRatePct,
    product_category: input.productCategory,
    made_in: input.madeIn,
    average_order_value: input.averageOrderValueUsd,
    calculated_results: results,
    notification_sent: false,
  };
}

export function notificationOf(submission: Submission): SendToolNotificationRequest {
  const { input, results } = submission.calculation;
  return {
    tool: 'revenue_calculator',
    userEmail: submission.email,
    details: {
      audience_size: input.audienceSize,
      engagement_rate: input.engagementRatePct,
      product_category: input.productCategory,
      made_in: input.madeIn,
      average_order_value: input.averageOrderValueUsd,
      results,
    },
    timestamp: submission.timestamp,
    submissionId: submission.id,
  };
}

export function mockupRequestOf(
  input: CalculatorInput,
  targetModel: TargetModel,
): GenerateMockupRequest {
  const base = {
    productDescription: input.productDescription,
    brandName: (input.handle ?? nameWithoutHandle).slice(0, 60),
    targetModel,
  };
  if (input.look.type === 'styles') {
    const styles = input.look.styles.map((style) => designStyleLabels[style]);
    return { ...base, styleVibe: styles.join(', ') || styleWithoutWords };
  }
  const { aesthetic, colors } = input.look.analysis;
  return {
    ...base,
    styleVibe: aesthetic.slice(0, 300) || styleWithoutWords,
    ...(aesthetic !== '' && { creatorAesthetic: aesthetic.slice(0, 1000) }),
    ...(colors.length > 0 && { colorPalette: colors.slice(0, 8) }),
  };
}

/** @param country replaces the form's; "You Choose" in the form names no country at all. */
export function factorySearchRequestOf(
  input: CalculatorInput,
  country: FactoryCountry | null,
): AiFactorySearchRequest {
  const asked = country ?? (input.madeIn === 'ai-choose' ? null : input.madeIn);
  return {
    searchQuery: input.productDescription.slice(0, 500),
    ...(asked !== null && { country: asked }),
    productCategory: input.productCategory,
  };
}

export function factoryResultsOf({
  email,
  input,
  country,
  response,
}: {
  email: string;
  input: CalculatorInput;
  country: FactoryCountry | null;
  response: AiFactorySearchResponse;
}): FactoryResults {
  return {
    user_email: email,
    factory_recommendations: response.factories,
    factory_search_country: country ?? input.madeIn,
    factory_feasible: response.feasible,
    product_description: input.productDescription,
  };
}

/** Marketplaces find things by short names, so the category helps where the description is long. */
export function marketPricingRequestOf(input: CalculatorInput): MarketPricingRequest {
  return {
    query: input.productDescription.slice(0, 300) || productCategoryLabels[input.productCategory],
    productCategory: input.productCategory,
  };
}
