import { toNumberText } from '../../number-text.ts';
import { parseAverage } from '../../parse-average.ts';
import { parseNumber } from '../../parse-number.ts';
import { nonNegativeOr } from '../input-number.ts';
import type { CompetitorId } from './competitors.ts';

export const currentMethods = ['diy', '3pl', 'dropship'] as const;
export type CurrentMethod = (typeof currentMethods)[number];

export function isCurrentMethod(value: unknown): value is CurrentMethod {
  return currentMethods.some((method) => method === value);
}

/** The form as typed; '' means not chosen. */
export type FulfillmentFields = {
  monthlyOrders: string;
  currentMethod: CurrentMethod | '';
  currentCostPerOrder: string;
  competitorComparison: CompetitorId | '';
};

export type FulfillmentInput = {
  monthlyOrders: number;
  currentMethod: CurrentMethod;
  /** US dollars, in whole cents. */
  currentCostPerOrder: number;
  competitorComparison: CompetitorId | null;
};

export const emptyFulfillmentFields: FulfillmentFields = {
  monthlyOrders: '',
  currentMethod: '',
  currentCostPerOrder: '',
  competitorComparison: '',
};

const requiredFields = ['monthlyOrders', 'currentMethod', 'currentCostPerOrder'] as const;
export type RequiredFulfillmentField = (typeof requiredFields)[number];

/** The fields still empty, in form order; the competitor is optional. */
export function missingFields(fields: FulfillmentFields): RequiredFulfillmentField[] {
  return requiredFields.filter((name) => fields[name].trim() === '');
}

/** Parses the form; null while a required field is empty. Text that is not a number counts as 0. */
export function parseFulfillmentFields(
  fields: FulfillmentFields,
  locale: string,
): FulfillmentInput | null {
  const { currentMethod } = fields;
  if (currentMethod === '' || missingFields(fields).length > 0) return null;
  return {
    monthlyOrders: parseOrders(fields.monthlyOrders, locale) ?? 0,
    currentMethod,
    currentCostPerOrder: parseUsd(fields.currentCostPerOrder, locale) ?? 0,
    competitorComparison: fields.competitorComparison || null,
  };
}

/** Orders a month, possibly an average of several months; undefined if the text is not a number. */
export function parseOrders(text: string, locale: string): number | undefined {
  const parsed = parseAverage(text, locale);
  return parsed.ok ? nonNegativeOr(0, parsed.value) : undefined;
}

/**
 * An amount in US dollars, rounded to cents as on a bill; undefined if the text is not an amount.
 */
export function parseUsd(text: string, locale: string): number | undefined {
  const parsed = parseNumber(text, { kind: 'money', locale });
  return parsed.ok ? toCents(nonNegativeOr(0, parsed.value)) : undefined;
}

/** An amount as field text: two decimals, in the locale's notation. */
export function toUsdText(amountUsd: number, locale: string): string {
  const decimalMark = toNumberText(0.5, locale).charAt(1);
  return amountUsd.toFixed(2).replace('.', decimalMark);
}

/** Field texts that parse back to this input. */
export function toFulfillmentFields(
  input: Partial<FulfillmentInput>,
  locale: string,
): FulfillmentFields {
  const { monthlyOrders, currentCostPerOrder } = input;
  return {
    monthlyOrders: monthlyOrders === undefined ? '' : toNumberText(monthlyOrders, locale),
    currentMethod: input.currentMethod ?? '',
    currentCostPerOrder:
      currentCostPerOrder === undefined ? '' : toUsdText(currentCostPerOrder, locale),
    competitorComparison: input.competitorComparison ?? '',
  };
}

/** Via decimal text, because 1.005 × 100 is 100.49999999999999. */
function toCents(amountUsd: number): number {
  if (amountUsd < 0.005) return 0;
  return Number(`${Math.round(Number(`${amountUsd}e2`))}e-2`);
}
