import { type Calculation, calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { ResultExtras } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
import {
  completeRequest,
  revenueAddress,
  type SharedRevenue,
  sharedRevenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import {
  parseRevenueFields,
  type RevenueFields,
  type RevenueRequest,
  toRevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';

/** What the tab stored of the result it showed last. */
export type StoredResult = {
  /** Identifies the address of that result (`addressMark`); null without one. */
  mark: string | null;
  /** The form as it was calculated; null where nothing was. */
  calculatedFields: RevenueFields | null;
};

export type AddressedResult = {
  /** What fills the form; null leaves it to what the tab stored. */
  fields: RevenueFields | null;
  calculation: Calculation | null;
  /** The form that gives this calculation. */
  calculatedFields: RevenueFields | null;
  /** Null for a query without any of the calculator's inputs. */
  mark: string | null;
  /** What the result shows besides its figures. */
  extras: Pick<SharedRevenue, 'hasExtras' | keyof ResultExtras>;
};

/**
 * What the query brings along: the fields it fills, and the result when the request is complete.
 * Where the tab itself made this address, what it stored is better: an address leaves out the
 * handle, shortens words, and knows nothing of later edits.
 */
export function resultFromAddress(
  params: URLSearchParams,
  locale: string,
  stored: StoredResult,
): AddressedResult {
  const mark = addressMark(params);
  const { hasExtras, searchedCountry, leftOut, landed } = sharedRevenueAddress.readParams(params);
  const extras = { hasExtras, searchedCountry, leftOut, landed };
  if (mark === null) {
    return { fields: null, calculation: null, calculatedFields: null, mark, extras };
  }
  const isOwn = mark === stored.mark;
  const partial = revenueAddress.readParams(params);
  const addressed = toRevenueFields(partial, locale);
  const calculatedFields = isOwn ? (stored.calculatedFields ?? addressed) : addressed;
  const request = completeRequest(partial);
  return {
    fields: isOwn ? null : addressed,
    calculation: request && calculationOf(isOwn ? calculatedFields : null, locale, request),
    calculatedFields: request && calculatedFields,
    mark,
    extras,
  };
}

/**
 * The same text for addresses that bring the same inputs; null for one that brings none. Tabs hold
 * marks with the specification's names, so those names stay.
 */
export function addressMark(params: URLSearchParams): string | null {
  const partial = revenueAddress.readParams(params);
  if (Object.keys(partial).length === 0) return null;
  return JSON.stringify({
    audienceSize: partial.followers,
    engagementRatePct: partial.engagementRatePct,
    averageOrderValueUsd: partial.priceUsd,
    productCategory: partial.productCategory,
    madeIn: partial.country,
    designInspiration: partial.designInspiration,
    productDescription: partial.product,
  });
}

/** The mark of the address that a result of this request gets. */
export function markOfRequest(request: RevenueRequest): string | null {
  return addressMark(revenueAddress.toParams(request));
}

function calculationOf(
  ownFields: RevenueFields | null,
  locale: string,
  request: RevenueRequest,
): Calculation {
  const own = ownFields && parseRevenueFields(ownFields, locale);
  if (!own?.ok) return calculate({ request, handle: null, isRateAssumed: false });
  return calculate({
    // A chosen cost and a measured rate are not typed, so only the address knows them.
    request: {
      ...own.value,
      chosenCost: request.chosenCost,
      measuredOrdering: request.measuredOrdering,
    },
    handle: own.handle,
    isRateAssumed: own.isRateAssumed,
  });
}
