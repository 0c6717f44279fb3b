/** The highest values a field accepts. Beyond them, a typing error is more likely than the truth. */
export const audienceProductLimits = {
  /** Twice the largest following anyone has across all platforms; fits a 32-bit integer. */
  followers: 2_000_000_000,
  engagementRatePct: 100,
  priceUsd: 1_000_000,
};
