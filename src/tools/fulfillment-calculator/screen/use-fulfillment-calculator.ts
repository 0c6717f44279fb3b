import { useEffect, useRef, useState } from 'react';
import {
  type CompetitorId,
  type CompetitorLineId,
  withEdits,
} from '@/lib/calc/fulfillment/competitors.ts';
import {
  emptyFulfillmentFields,
  type FulfillmentFields,
  missingFields,
  readFulfillmentFields,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { tabStorage } from '@/lib/storage.ts';
import { type FulfillmentAddress, fromAddress } from './fulfillment-address.ts';
import { draftFromText, draftToText } from './fulfillment-draft.ts';
import {
  editsFromTexts,
  type LineTexts,
  lineKey,
  textsFromEdits,
  withoutTextsOf,
} from './line-texts.ts';

const draftKey = 'fulfillment_form';

export type FulfillmentCalculator = ReturnType<typeof useFulfillmentCalculator>;

export type FulfillmentCalculatorOptions = {
  address: FulfillmentAddress;
  locale: string;
};

/** The form, the comparison it gave last, and the competitors' lines as edited. */
export function useFulfillmentCalculator({ address, locale }: FulfillmentCalculatorOptions) {
  const [start] = useState(() =>
    fromAddress(address.initialParams, draftFromText(tabStorage.read(draftKey)), locale),
  );
  const [fields, setFields] = useState(start.fields);
  const [input, setInput] = useState(start.input);
  const [texts, setTexts] = useState<LineTexts>(() => textsFromEdits(start.edits, locale));
  const [calculations, setCalculations] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const edits = editsFromTexts(texts, locale);

  // The result is what comes next, also where it lies below the form.
  useEffect(() => {
    if (calculations > 0) heading.current?.focus();
  }, [calculations]);

  function keepInAddress(lineTexts: LineTexts) {
    if (input) address.replace({ input, edits: editsFromTexts(lineTexts, locale) });
  }

  return {
    fields,
    texts,
    input,
    models: withEdits(edits),
    heading,
    missing: missingFields(fields),
    /** Whether the form says something else than what was calculated. */
    isStale: input !== null && !isSame(readFulfillmentFields(fields, locale), input),
    shareUrl: input ? address.shareUrl({ input, edits }) : '',
    change(patch: Partial<FulfillmentFields>) {
      const changed = { ...fields, ...patch };
      setFields(changed);
      tabStorage.write(draftKey, draftToText(changed));
    },
    calculate() {
      const read = readFulfillmentFields(fields, locale);
      if (!read) return;
      setInput(read);
      setCalculations(calculations + 1);
      address.replace({ input: read, edits });
    },
    clear() {
      setFields(emptyFulfillmentFields);
      setInput(null);
      setTexts({});
      tabStorage.remove(draftKey);
      address.replace(null);
    },
    editLine: (competitor: CompetitorId, line: CompetitorLineId, text: string) =>
      setTexts({ ...texts, [lineKey(competitor, line)]: text }),
    /** The address follows when a line is left, not at every key. */
    leaveLine: () => keepInAddress(texts),
    resetLines(competitor: CompetitorId) {
      const kept = withoutTextsOf(texts, competitor);
      setTexts(kept);
      keepInAddress(kept);
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
