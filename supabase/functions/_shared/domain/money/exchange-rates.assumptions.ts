import type { QuoteCurrency } from '../supplier-reply/supplier-reply.ts';
import { type Estimate, exactly } from './estimate.ts';
import type { FigureSource } from './money-chain.assumptions.ts';

/**
 * US dollars for one unit of a currency. No live rates: rounded planning rates of ours for November
 * 2026, with the range that a rate may move in until an order is paid. A visitor's own rate replaces
 * them.
 */
export const planningRatesUsd: Readonly<Record<QuoteCurrency, Estimate>> = {
  USD: exactly(1),
  CNY: { low: 0.137, likely: 0.14, high: 0.144 },
  EUR: { low: 1.1, likely: 1.15, high: 1.2 },
  GBP: { low: 1.26, likely: 1.32, high: 1.38 },
  TRY: { low: 0.02, likely: 0.0225, high: 0.025 },
  INR: { low: 0.0108, likely: 0.0113, high: 0.0118 },
  MXN: { low: 0.051, likely: 0.054, high: 0.057 },
};

export const planningRatesSource: FigureSource = {
  name: 'BrandBFF planning rate for November 2026, rounded; not a bank’s rate',
  year: 2026,
};
