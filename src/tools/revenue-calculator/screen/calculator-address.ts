import type { RevenueRequest } from '@/lib/calc/revenue-input.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { completeRequest, readRevenueParams, toRevenueParams } from '../rules/revenue-url.ts';
import { type Calculation, calculate } from './calculation.ts';
import { type FormFields, fieldsFromRequest, readForm } from './form-fields.ts';

export type CalculatorAddress = ToolAddress<RevenueRequest>;

/** What this tab remembers of the result it showed last. */
export type KeptResult = {
  /** The address of that result, as `addressMark` gives it; null without one. */
  mark: string | null;
  /** The form as it was calculated; null where nothing was. */
  calculatedFields: FormFields | null;
};

export type AddressedResult = {
  /** What fills the form; null leaves it to what the tab remembers. */
  fields: FormFields | null;
  calculation: Calculation | null;
  /** The form that gives this calculation. */
  calculatedFields: FormFields | null;
  /** Null for a query without any of the calculator's inputs. */
  mark: string | null;
};

/**
 * What the query brings along: the fields it fills, and the result when it holds a whole request.
 * Where the tab itself made this address its own memory is better: the address leaves out the
 * handle, shortens words, and knows nothing of later edits.
 */
export function resultFromAddress(
  params: URLSearchParams,
  locale: string,
  kept: KeptResult,
): AddressedResult {
  const mark = addressMark(params);
  if (mark === null) return { fields: null, calculation: null, calculatedFields: null, mark };
  const isOwn = mark === kept.mark;
  const partial = readRevenueParams(params);
  const addressed = fieldsFromRequest(partial, locale);
  const calculatedFields = isOwn ? (kept.calculatedFields ?? addressed) : addressed;
  const request = completeRequest(partial);
  return {
    fields: isOwn ? null : addressed,
    calculation: request && calculationOf(isOwn ? calculatedFields : null, locale, request),
    calculatedFields: request && calculatedFields,
    mark,
  };
}

/** The same text for addresses that bring the same inputs; null for one that brings none. */
export function addressMark(params: URLSearchParams): string | null {
  const partial = readRevenueParams(params);
  return Object.keys(partial).length === 0 ? null : JSON.stringify(partial);
}

/** The mark of the address that a result of this request gets. */
export function markOfRequest(request: RevenueRequest): string | null {
  return addressMark(toRevenueParams(request));
}

function calculationOf(
  ownFields: FormFields | null,
  locale: string,
  request: RevenueRequest,
): Calculation {
  const own = ownFields && readForm(ownFields, locale);
  return own?.ok
    ? calculate({ request: own.value, handle: own.handle, assumed: own.assumed })
    : calculate({ request, handle: null, assumed: [] });
}
