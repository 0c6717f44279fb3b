/** What the visitor's own calculation says, to hold a factory's terms against. */
export type VisitorOrder = {
  unitCostUsd: number;
  /** Units that sell in a month, usually with a fraction. */
  monthlyOrders: number;
};

/** How long a first order lasts, as far as it can be said in round numbers. */
export type StockDuration =
  | { kind: 'under-one-month' }
  | { kind: 'months'; count: number }
  | { kind: 'years'; count: number }
  | { kind: 'too-long' };

/** Null when so little sells that the orders show as 0. */
export function stockDuration(units: number, monthlyOrders: number): StockDuration | null {
  if (Math.round(monthlyOrders) === 0) return null;
  const months = units / monthlyOrders;
  if (months < 0.75) return { kind: 'under-one-month' };
  if (months < 24) return { kind: 'months', count: Math.max(1, Math.round(months)) };
  if (months <= 120) return { kind: 'years', count: Math.round(months / 12) };
  return { kind: 'too-long' };
}
