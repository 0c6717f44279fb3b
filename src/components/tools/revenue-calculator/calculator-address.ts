import type { RevenueRequest } from '@/lib/calc/revenue-input.ts';
import { completeRequest, readRevenueParams } from '@/lib/calc/revenue-url.ts';
import { type Calculation, calculate } from './calculation.ts';
import { type FormFields, fieldsFromRequest } from './form-fields.ts';

/** The page's address as the calculator uses it; the page joins it to the router. */
export type CalculatorAddress = {
  /** The query the page was opened with. */
  initialParams: URLSearchParams;
  /** Puts a result's inputs into the query in place of the former ones; null takes them out. */
  replace: (request: RevenueRequest | null) => void;
  /** The full address that shows this result. */
  shareUrl: (request: RevenueRequest) => string;
};

/**
 * What the query brings along: the fields it fills, and the result when it holds a whole request.
 * Both are null for a query without any of the calculator's inputs.
 */
export function resultFromAddress(
  params: URLSearchParams,
  locale: string,
): { fields: FormFields | null; calculation: Calculation | null } {
  const partial = readRevenueParams(params);
  if (Object.keys(partial).length === 0) return { fields: null, calculation: null };
  const request = completeRequest(partial);
  return {
    fields: fieldsFromRequest(partial, locale),
    calculation: request && calculate({ request, handle: null, assumed: [] }),
  };
}
