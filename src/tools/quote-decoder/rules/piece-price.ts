import { combine, type Estimate, exactly } from '@functions/_shared/domain/money/estimate.ts';
import { planningRatesUsd } from '@functions/_shared/domain/money/exchange-rates.assumptions.ts';
import type {
  QuoteStep,
  Said,
  SupplierQuote,
} from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import type { QuoteCurrency } from '@functions/_shared/domain/supplier-reply/supplier-reply.ts';

/** The visitor's own rates: US dollars for one unit of a currency. */
export type OwnRates = Readonly<Partial<Record<QuoteCurrency, number>>>;

export type PiecePrice =
  | Readonly<{
      isKnown: true;
      step: Said<QuoteStep>;
      /** US dollars a piece; a range where the rate is a planning range. */
      priceUsd: Estimate;
      /** The order is smaller than the smallest that is priced. */
      isBelowSteps: boolean;
      /** Whose rate turned it into dollars. */
      rate: 'none' | 'planning' | 'own';
    }>
  | Readonly<{ isKnown: false; why: 'no price' | 'no currency' | 'unit' }>;

/** Pieces of what is sold in one unit of the price; undefined where nothing says how many. */
export function piecesIn(unit: string): number | undefined {
  const many = /^(\d+) /.exec(unit)?.[1];
  if (many !== undefined) return Number(many);
  if (unit === 'dozen') return 12;
  // By weight, length or carton, the price of a piece is open.
  return /^(?:kg|ton|meter|yard|roll|carton|sheet)$/.test(unit) ? undefined : 1;
}

/** The terms that the mail prices under; an empty one where the mail ties no price to a term. */
export function pricedTerms({ priceSteps }: SupplierQuote): readonly string[] {
  return [...new Set(priceSteps.map(({ value }) => value.incoterm ?? ''))];
}

/** The price of a piece at an order size, under one of the terms. */
export function piecePrice(
  { priceSteps }: SupplierQuote,
  { units, term, rates }: Readonly<{ units: number; term: string | null; rates: OwnRates }>,
): PiecePrice {
  // A list without a term stands beside one with it: it does not hold for that term.
  const named = priceSteps.filter(
    ({ value }) => value.incoterm !== null && value.incoterm === term,
  );
  const open = priceSteps.filter(({ value }) => value.incoterm === null);
  const ofTerm = named.length > 0 ? named : open;
  const found = stepFor(ofTerm, units);
  if (found === undefined) return { isKnown: false, why: 'no price' };
  const { currency, unitPrice, unit } = found.step.value;
  const pieces = piecesIn(unit);
  if (pieces === undefined) return { isKnown: false, why: 'unit' };
  if (currency === null) return { isKnown: false, why: 'no currency' };
  const isOwn = rates[currency] !== undefined;
  return {
    isKnown: true,
    ...found,
    priceUsd: inUsd(unitPrice / pieces, currency, rates),
    rate: currency === 'USD' ? 'none' : isOwn ? 'own' : 'planning',
  };
}

/** An amount in US dollars, by the visitor's rate or else by the planning rate. */
export function inUsd(amount: number, currency: QuoteCurrency, rates: OwnRates): Estimate {
  const own = rates[currency];
  const rate = own === undefined || currency === 'USD' ? planningRatesUsd[currency] : exactly(own);
  return combine(exactly(amount), rate, (each, usd) => each * usd);
}

/** The step that the order size falls into, else the smallest. */
function stepFor(
  steps: readonly Said<QuoteStep>[],
  units: number,
): { step: Said<QuoteStep>; isBelowSteps: boolean } | undefined {
  const sized = steps
    .map((step) => {
      const { fromQuantity, toQuantity, unit } = step.value;
      const pieces = unit === 'dozen' ? 12 : 1;
      return {
        step,
        from: (fromQuantity ?? 0) * pieces,
        to: toQuantity === null ? Number.POSITIVE_INFINITY : toQuantity * pieces,
      };
    })
    .sort((a, b) => a.from - b.from);
  const within = sized.findLast(({ from, to }) => from <= units && units <= to);
  const below = sized.findLast(({ from }) => from <= units);
  const [smallest] = sized;
  const best = within ?? below ?? smallest;
  if (best === undefined) return undefined;
  return { step: best.step, isBelowSteps: units < best.from };
}
