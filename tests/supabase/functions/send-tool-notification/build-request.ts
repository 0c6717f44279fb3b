import type { SendToolNotificationRequest } from '@functions/_shared/contracts/send-tool-notification.ts';

/** 10,000 followers at 4%, $30, made in Vietnam (22%): 8 orders a month of the 400 engaged. */
export function buildRequest(
  overrides: Partial<SendToolNotificationRequest> = {},
): SendToolNotificationRequest {
  return {
    tool: 'revenue_calculator',
    userEmail: 'Ada@fan.example',
    timestamp: '2026-11-27T12:00:00.000Z',
    details: buildDetails(),
    ...overrides,
  };
}

export function buildDetails(
  overrides: Partial<SendToolNotificationRequest['details']> = {},
): SendToolNotificationRequest['details'] {
  return {
    audience_size: 10_000,
    engagement_rate: 4,
    product_category: 'home-goods',
    made_in: 'vietnam',
    average_order_value: 30,
    results: {
      engagedAudience: 400,
      totalOrderedUnits: 8,
      monthlyRevenue: 240,
      yearlyRevenue: 2_880,
      monthlyCost: 52.8,
      unitCost: 6.6,
      monthlyGrossProfit: 187.2,
      grossMargin: 78,
      yearlyGrossProfit: 2_246.4,
    },
    ...overrides,
  };
}
