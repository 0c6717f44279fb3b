export type RateTier = Readonly<{
  /** The last number of orders in a month that pays this rate. */
  upToOrders: number;
  ratePerOrderUsd: number;
}>;

/** Our own pick-pack price (specification §9): every order of the month pays the rate of its tier. */
export const providerRateTiers = [
  { upToOrders: 1000, ratePerOrderUsd: 4.5 },
  { upToOrders: 3000, ratePerOrderUsd: 3.5 },
  { upToOrders: Number.POSITIVE_INFINITY, ratePerOrderUsd: 2.5 },
] as const satisfies readonly RateTier[];

/** US dollars an order, in a month with so many. */
export function providerRateUsd(monthlyOrders: number): number {
  const tiers: readonly RateTier[] = providerRateTiers;
  const tier = tiers.find(({ upToOrders }) => monthlyOrders <= upToOrders);
  return (tier ?? providerRateTiers[2]).ratePerOrderUsd;
}
