import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { parsePlaces } from '@functions/_shared/domain/language/places.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type DeliveredQuote,
  deliveredQuote,
  isQuotedTerm,
  type QuotedTerm,
  withNothingAdded,
} from '@functions/_shared/domain/money/delivered-quote.ts';
import { type Estimate, mapEstimate, zero } from '@functions/_shared/domain/money/estimate.ts';
import { hasLandedCost } from '@functions/_shared/domain/money/landed-input.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { inUsd, type OwnRates, type PiecePrice, piecePrice } from './piece-price.ts';

/** What the visitor chose for one quote where the mail leaves it open. */
export type QuoteChoices = Readonly<{
  country: FactoryCountry | null;
  term: string | null;
}>;

/** Why a quote cannot be brought to the basis yet. */
export type BasisGap = 'price' | 'currency' | 'unit' | 'term' | 'country' | 'no lane' | 'duty';

export type OneBasis =
  | Readonly<{
      isKnown: true;
      price: Extract<PiecePrice, { isKnown: true }>;
      term: QuotedTerm;
      /** Null where a delivered price needs none: the mail does not name it, or we have no lane from it. */
      country: FactoryCountry | null;
      delivered: DeliveredQuote;
      /** All pieces of the order at the door, US dollars. */
      orderUsd: Estimate;
      /** Molds, plates and set-up of the order, US dollars; undefined where none is said. */
      toolingUsd: Estimate | undefined;
    }>
  | Readonly<{ isKnown: false; gap: BasisGap }>;

export type BasisInput = Readonly<{
  response: LandedCostResponse;
  /** Pieces of the order. */
  units: number;
  rates: OwnRates;
  hts8: string | undefined;
  choices: QuoteChoices;
}>;

/** The term that the price is compared under: the chosen one, else the first that is priced. */
export function termOf(quote: SupplierQuote, chosen: string | null): string | null {
  const offered = quote.incoterms.map(({ value }) => value.term);
  if (chosen !== null && (offered.length === 0 || offered.includes(chosen))) return chosen;
  const priced = quote.priceSteps.find(({ value }) => value.incoterm !== null)?.value.incoterm;
  return priced ?? offered[0] ?? null;
}

/** Where a quote's goods come from, and how that is known. */
export type QuoteCountry = Readonly<{
  country: FactoryCountry | null;
  from: 'chosen' | 'mail' | 'place' | 'none';
  /** The mail names a country that we have no freight for. */
  isUnlisted: boolean;
}>;

/** The country of making: as chosen, as the mail says, else that of the place behind the term. */
export function countryOf(quote: SupplierQuote, chosen: FactoryCountry | null): QuoteCountry {
  if (chosen !== null) return { country: chosen, from: 'chosen', isUnlisted: false };
  if (quote.origin !== null) {
    const country = countryOfOrigin(quote.origin.value) ?? null;
    return { country, from: 'mail', isUnlisted: country === null };
  }
  const place = quote.incoterms.find(
    ({ value }) => value.place !== null && /^(?:EXW|FCA|FAS|FOB)$/.test(value.term),
  )?.value.place;
  const [country] = place == null ? [] : parsePlaces(`made in ${place}`).countries;
  return {
    country: country ?? null,
    from: country === undefined ? 'none' : 'place',
    isUnlisted: false,
  };
}

/** Brings a quote to one basis: a piece at the visitor's door, duty paid, US dollars. */
export function oneBasis(
  quote: SupplierQuote,
  { response, units, rates, hts8, choices }: BasisInput,
): OneBasis {
  const term = termOf(quote, choices.term);
  const price = piecePrice(quote, { units, term, rates });
  if (!price.isKnown) {
    return {
      isKnown: false,
      gap: price.why === 'no price' ? 'price' : price.why === 'unit' ? 'unit' : 'currency',
    };
  }
  if (term === null || !isQuotedTerm(term)) return { isKnown: false, gap: 'term' };
  const { country, isUnlisted } = countryOf(quote, choices.country);
  const whole = (delivered: DeliveredQuote, from: FactoryCountry | null): OneBasis => ({
    isKnown: true,
    price,
    term,
    country: from,
    delivered,
    orderUsd: mapEstimate(delivered.deliveredUsd, (usd) => usd * units),
    toolingUsd: toolingUsd(quote, rates),
  });
  if (term === 'DDP' && country === null) return whole(withNothingAdded(price.priceUsd), null);
  if (country === null) return { isKnown: false, gap: isUnlisted ? 'no lane' : 'country' };
  const packed = packedAsQuoted(response, quote);
  if (!hasLandedCost(packed, country)) return { isKnown: false, gap: 'duty' };
  const delivered = deliveredQuote(packed, {
    term,
    priceUsd: price.priceUsd,
    units,
    country,
    hts8,
  });
  return whole(delivered, country);
}

/** The line of a tariff code that the mail names, if the goods may enter under it. */
export function quotedLine(
  quote: SupplierQuote,
  { lines }: LandedCostResponse,
): string | undefined {
  const digits = quote.hsCode?.value.replace(/\D/g, '') ?? '';
  if (digits.length < 8) return undefined;
  return lines.find(({ hts8 }) => hts8.replace(/\D/g, '') === digits.slice(0, 8))?.hts8;
}

/** Freight by the carton that the mail states, where it states all of it. */
function packedAsQuoted(response: LandedCostResponse, quote: SupplierQuote): LandedCostResponse {
  const pieces = quote.packing?.unitsPerCarton?.value;
  const size = quote.packing?.cartonSizeCm?.value;
  if (response.goods === null || pieces === undefined || size === undefined) return response;
  const kilograms = quote.packing?.cartonWeightKg?.value;
  const [length, width, height] = size;
  return {
    ...response,
    goods: {
      ...response.goods,
      unitsPerCarton: pieces,
      // The chain adds the carton and the air in it, which these sizes already hold.
      packedCm: [length, width, height / pieces / 1.15],
      weightG:
        kilograms === undefined ? response.goods.weightG : (kilograms * 1000) / pieces / 1.08,
    },
  };
}

function toolingUsd({ tooling }: SupplierQuote, rates: OwnRates): Estimate | undefined {
  if (tooling === null) return undefined;
  const { amount, currency } = tooling.price.value;
  if (amount === 0) return zero;
  return currency === null ? undefined : inUsd(amount, currency, rates);
}
