import { depositPct, longestStockMonths, stockStartMonths } from './first-order.assumptions.ts';

/** Amounts in US dollars; costs and sales per piece. */
export type FirstOrderInput = Readonly<{
  /** Pieces of the order. */
  units: number;
  monthlyOrders: number;
  /** FOB, per piece. */
  goodsUsd: number;
  /** Freight, insurance, duty, customs fees, broker and receiving: due on arrival, per piece. */
  arrivalUsd: number;
  /** What a sold piece brings after fulfillment, payment fees and returns. */
  saleUsd: number;
  /** Samples, before the order, in all. */
  samplesUsd: number;
  sampleDays: number;
  productionDays: number;
  /** From the factory to the warehouse. */
  transitDays: number;
}>;

export type CashMonth = Readonly<{
  /** 1 is the month in which the samples are ordered. */
  month: number;
  paidUsd: number;
  earnedUsd: number;
  /** All that was earned less all that was paid, at the end of the month. */
  balanceUsd: number;
  /** Pieces in stock at the end of the month. */
  stockUnits: number;
}>;

export type FirstOrderVerdict =
  /** Sells out in time and earns money. */
  | 'works'
  /** Earns money, but lasts longer than `longestStockMonths`. */
  | 'too-large'
  /** Every sale loses money. */
  | 'no-profit'
  | 'no-orders';

export type FirstOrder = Readonly<{
  verdict: FirstOrderVerdict;
  /** How long the order lasts; null when nobody orders. */
  monthsOfStock: number | null;
  /** The most that is tied up at the end of any month. */
  cashTiedUpUsd: number;
  /** The months until the order is sold out, at most `maxPlanMonths`. */
  plan: readonly CashMonth[];
  /** The first month that ends with more earned than paid; null if none of the plan does. */
  firstProfitMonth: number | null;
  /** The month in which the goods arrive and the first of them are sold. */
  arrivalMonth: number;
  /** Orders a month from which the order sells out in `longestStockMonths`. */
  neededMonthlyOrders: number;
  /** Pieces to start with when the order is too large; null otherwise. */
  startWithUnits: number | null;
}>;

/** Two years after arrival: a plan beyond that is no plan. */
export const maxPlanMonths = 36;

const daysPerMonth = 30;

/**
 * The first order from samples to the last piece sold: a deposit with the order, the rest before
 * shipping, freight and duty on arrival, then equal months of sales. No growth and no seasons, as in
 * the calculators.
 *
 * @throws RangeError when the order has no pieces
 */
export function firstOrder(input: FirstOrderInput): FirstOrder {
  const { units, monthlyOrders, goodsUsd, arrivalUsd, saleUsd } = input;
  if (!(units > 0)) throw new RangeError('The order must have pieces.');
  const plan = cashPlan(input);
  const profitUsd = saleUsd - goodsUsd - arrivalUsd;
  const monthsOfStock = monthlyOrders > 0 ? units / monthlyOrders : null;
  const verdict = verdictOf(monthsOfStock, profitUsd);
  return {
    verdict,
    monthsOfStock,
    cashTiedUpUsd: Math.max(0, ...plan.map(({ balanceUsd }) => -balanceUsd)),
    plan,
    firstProfitMonth: plan.find(({ balanceUsd }) => balanceUsd > 0)?.month ?? null,
    arrivalMonth: paymentMonths(input).arrival,
    neededMonthlyOrders: units / longestStockMonths.value,
    startWithUnits: verdict === 'too-large' ? startWith(monthlyOrders) : null,
  };
}

function verdictOf(monthsOfStock: number | null, profitUsd: number): FirstOrderVerdict {
  if (profitUsd <= 0) return 'no-profit';
  if (monthsOfStock === null) return 'no-orders';
  return monthsOfStock > longestStockMonths.value ? 'too-large' : 'works';
}

function cashPlan(input: FirstOrderInput): CashMonth[] {
  const { units, monthlyOrders, goodsUsd, arrivalUsd, saleUsd, samplesUsd } = input;
  const due = paymentMonths(input);
  const depositShare = depositPct.value / 100;
  const payments = new Map<number, number>();
  const pay = (month: number, usd: number) => payments.set(month, (payments.get(month) ?? 0) + usd);
  pay(1, samplesUsd);
  pay(due.deposit, units * goodsUsd * depositShare);
  pay(due.balance, units * goodsUsd * (1 - depositShare));
  pay(due.arrival, units * arrivalUsd);

  const plan: CashMonth[] = [];
  let balanceUsd = 0;
  let stockUnits = 0;
  for (let month = 1; month <= maxPlanMonths; month++) {
    if (month === due.arrival) stockUnits = units;
    const sold = month >= due.arrival ? Math.min(stockUnits, monthlyOrders) : 0;
    stockUnits -= sold;
    const paidUsd = payments.get(month) ?? 0;
    const earnedUsd = sold * saleUsd;
    balanceUsd += earnedUsd - paidUsd;
    plan.push({ month, paidUsd, earnedUsd, balanceUsd, stockUnits });
    if (month >= due.arrival && stockUnits < 1e-9) break;
  }
  return plan;
}

/** The months in which money is due, counted from the samples. */
function paymentMonths({
  sampleDays,
  productionDays,
  transitDays,
}: Pick<FirstOrderInput, 'sampleDays' | 'productionDays' | 'transitDays'>) {
  const monthOf = (day: number) => Math.floor(day / daysPerMonth) + 1;
  return {
    deposit: monthOf(sampleDays),
    balance: monthOf(sampleDays + productionDays),
    arrival: monthOf(sampleDays + productionDays + transitDays),
  };
}

/** Half a year of orders, in a number that a supplier of small runs takes. */
function startWith(monthlyOrders: number): number {
  const units = monthlyOrders * stockStartMonths.value;
  const step = units < 100 ? 10 : 50;
  return Math.max(step, Math.ceil(units / step) * step);
}
