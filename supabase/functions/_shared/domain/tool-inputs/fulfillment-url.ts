import { type AddressParam, addressCodec, numberParam, optionParam } from '../address-codec.ts';
import {
  competitors,
  estimatedAmountUsd,
  isCompetitorId,
  type LineEdit,
} from '../calc/fulfillment/competitors.ts';
import {
  type FulfillmentFields,
  type FulfillmentInput,
  isCurrentMethod,
  parseFulfillmentFields,
  toFulfillmentFields,
} from '../calc/fulfillment/fulfillment-input.ts';
import { maxInput } from '../calc/input-number.ts';
import { toNumberText } from '../number-text.ts';
import { parseOptionParam } from '../url-state.ts';

/** The inputs of a shared comparison. */
export type SharedFulfillment = { input: FulfillmentInput; edits: readonly LineEdit[] };

const bounds = { min: 0, max: maxInput };

const competitor: AddressParam<FulfillmentInput['competitorComparison']> = {
  read: (params) => parseOptionParam(params, 'x', isCompetitorId),
  write: (id) => (id === null ? [] : [['x', id]]),
};

/** Leaves out an edit that repeats the estimate. */
const lineEdits: AddressParam<readonly LineEdit[]> = {
  read: (params) => params.getAll('e').flatMap(parseEdit),
  write: (edits) =>
    edits
      .filter((edit) => estimatedAmountUsd(edit.competitor, edit.line) !== edit.amountUsd)
      .map((edit) => [
        'e',
        `${edit.competitor}.${edit.line}.${toNumberText(edit.amountUsd, 'en-US')}`,
      ]),
};

const codec = addressCodec<FulfillmentInput & Pick<SharedFulfillment, 'edits'>>(['v', '1'], {
  monthlyOrders: numberParam('o', bounds),
  currentMethod: optionParam('m', isCurrentMethod),
  currentCostPerOrder: numberParam('c', bounds),
  competitorComparison: competitor,
  edits: lineEdits,
});

/** The inputs and the edited lines as address parameters, always in the same order. */
export function toFulfillmentParams({ input, edits }: SharedFulfillment): URLSearchParams {
  return codec.toParams({ ...input, edits });
}

/** Reads an address, which anyone may have edited; leaves out what is missing or makes no sense. */
export function parseFulfillmentParams(params: URLSearchParams): {
  input: Partial<FulfillmentInput>;
  edits: readonly LineEdit[];
} {
  const { edits = [], ...input } = codec.readParams(params);
  return { input, edits };
}

/**
 * What an address fills in: the form, or null where it says nothing about it; the comparison if it
 * is complete; and the edited lines.
 */
export function openAddress(
  params: URLSearchParams,
  locale: string,
): {
  fields: FulfillmentFields | null;
  input: FulfillmentInput | null;
  edits: readonly LineEdit[];
} {
  const { input, edits } = parseFulfillmentParams(params);
  const isSilent = Object.values(input).every((value) => value === undefined);
  if (isSilent) return { fields: null, input: null, edits };
  const fields = toFulfillmentFields(input, locale);
  return { fields, input: parseFulfillmentFields(fields, locale), edits };
}

function parseEdit(text: string): LineEdit[] {
  const [, competitorId, lineId, amount = ''] =
    /^([a-z-]+)\.([a-z-]+)\.(\d{1,13}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const amountUsd = Number(amount);
  const model = competitors.find(({ id }) => id === competitorId);
  const line = model?.lines.find(({ id }) => id === lineId);
  return model && line && amountUsd <= maxInput
    ? [{ competitor: model.id, line: line.id, amountUsd }]
    : [];
}
