import {
  competitors,
  estimatedAmountUsd,
  isCompetitorId,
  type LineEdit,
} from '@/lib/calc/fulfillment/competitors.ts';
import {
  type FulfillmentInput,
  isCurrentMethod,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { largestInput } from '@/lib/calc/input-number.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { readNumber, readOption } from '@/lib/url-state.ts';

/** Everything a shared comparison rests on. */
export type SharedFulfillment = { input: FulfillmentInput; edits: readonly LineEdit[] };

/** Raised when the meaning of a key changes; an address of another version is not read. */
const version = '1';

const keys = {
  version: 'v',
  monthlyOrders: 'o',
  currentMethod: 'm',
  currentCostPerOrder: 'c',
  competitorComparison: 'x',
  edit: 'e',
} as const;

/**
 * The inputs and the edited lines as address parameters, always in the same order, numbers in plain
 * decimal form. An edit that says what the estimate says is left out.
 */
export function toFulfillmentParams({ input, edits }: SharedFulfillment): URLSearchParams {
  const params = new URLSearchParams([
    [keys.version, version],
    [keys.monthlyOrders, plain(input.monthlyOrders)],
    [keys.currentMethod, input.currentMethod],
    [keys.currentCostPerOrder, plain(input.currentCostPerOrder)],
  ]);
  if (input.competitorComparison)
    params.append(keys.competitorComparison, input.competitorComparison);
  for (const { competitor, line, amountUsd } of edits) {
    if (estimatedAmountUsd(competitor, line) !== amountUsd) {
      params.append(keys.edit, `${competitor}.${line}.${plain(amountUsd)}`);
    }
  }
  return params;
}

/** What an address that anyone may have edited says; what is missing or makes no sense is left out. */
export function readFulfillmentParams(params: URLSearchParams): {
  input: Partial<FulfillmentInput>;
  edits: LineEdit[];
} {
  if (params.get(keys.version) !== version) return { input: {}, edits: [] };
  const bounds = { min: 0, max: largestInput };
  return {
    input: {
      monthlyOrders: readNumber(params, keys.monthlyOrders, bounds),
      currentMethod: readOption(params, keys.currentMethod, isCurrentMethod),
      currentCostPerOrder: readNumber(params, keys.currentCostPerOrder, bounds),
      competitorComparison: readOption(params, keys.competitorComparison, isCompetitorId),
    },
    edits: params.getAll(keys.edit).flatMap(readEdit),
  };
}

function readEdit(text: string): LineEdit[] {
  const [, competitorId, lineId, amount = ''] =
    /^([a-z-]+)\.([a-z-]+)\.(\d{1,13}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const amountUsd = Number(amount);
  const model = competitors.find(({ id }) => id === competitorId);
  const line = model?.lines.find(({ id }) => id === lineId);
  return model && line && amountUsd <= largestInput
    ? [{ competitor: model.id, line: line.id, amountUsd }]
    : [];
}

function plain(value: number): string {
  return toNumberText(value, 'en-US');
}
