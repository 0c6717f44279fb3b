export type RateTier = Readonly<{
  /** The highest number of orders a month with this rate. */
  upToOrders: number;
  ratePerOrderUsd: number;
}>;

/** Our own pick-pack price (specification §9): all orders of a month pay the rate of its tier. */
export const providerRateTiers = [
  { upToOrders: 1000, ratePerOrderUsd: 4.5 },
  { upToOrders: 3000, ratePerOrderUsd: 3.5 },
  { upToOrders: Number.POSITIVE_INFINITY, ratePerOrderUsd: 2.5 },
] as const satisfies readonly RateTier[];

/** US dollars per order in a month with this many orders. */
export function providerRateUsd(monthlyOrders: number): number {
  const tiers: readonly RateTier[] = providerRateTiers;
  const tier = tiers.find(({ upToOrders }) => monthlyOrders <= upToOrders);
  return (tier ?? providerRateTiers[2]).ratePerOrderUsd;
}
