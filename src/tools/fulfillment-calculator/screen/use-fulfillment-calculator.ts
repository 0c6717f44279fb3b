import {
  type CompetitorId,
  type CompetitorLineId,
  withEdits,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import { calculateFulfillment } from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import {
  type FulfillmentFields,
  type FulfillmentInput,
  missingFields,
  parseFulfillmentFields,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import {
  openAddress,
  type SharedFulfillment,
} from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { readLinkFigures } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { useEffect, useRef, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { withoutFilled } from '@/lib/visitor-product/fill-calculator.ts';
import { withLinkFigures } from '@/tools/shared/calculator-figures.ts';
import { useOwnAnswers } from '@/tools/shared/use-own-answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { fillOrders } from '../rules/known-orders.ts';
import {
  editsFromTexts,
  type LineTexts,
  lineKey,
  textsFromEdits,
  withoutTextsOf,
} from '../rules/line-texts.ts';
import { formKey, formSchema } from '../storage.ts';
import { fulfillmentFigures } from './link-figures.ts';

export type FulfillmentState = ReturnType<typeof useFulfillmentCalculator>;

type FulfillmentOptions = {
  address: ToolAddress<SharedFulfillment>;
  locale: string;
  /** What is known of the visitor's product, for blank fields; a result in the address wins. */
  known: ProductAnswers | undefined;
  /** The comparison in the address is somebody else's: the tab keeps the visitor's own form. */
  isShared: boolean;
  /** Called with each new comparison, and what it says of the visitor's product. */
  onCalculated: (answers: ProductAnswers) => void;
};

/** The form, the last comparison calculated from it, and the edited lines of the competitors. */
export function useFulfillmentCalculator({
  address,
  locale,
  known,
  isShared,
  onCalculated,
}: FulfillmentOptions) {
  const [opened] = useState(() => {
    const addressed = openAddress(address.initialParams, locale);
    const before = addressed.fields ?? parseJson(formSchema, tabStorage.read(formKey));
    const isFillable = known !== undefined && addressed.input === null;
    const filled = isFillable ? fillOrders(before, known, locale) : {};
    return { ...addressed, fields: { ...before, ...filled }, filled };
  });
  const form = useToolState({
    key: formKey,
    schema: formSchema,
    shared: opened.fields,
    isStored: !isShared,
  });
  const own = useOwnAnswers(isShared, () => answersOf(opened.input));
  const fields = form.state;
  const [input, setInput] = useState(opened.input);
  const [openedTexts] = useState<LineTexts>(() => textsFromEdits(opened.edits, locale));
  const [texts, setTexts] = useState(openedTexts);
  const [calculations, setCalculations] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const edits = editsFromTexts(texts, locale);
  const [link] = useState(() => readLinkFigures(address.initialParams));
  /** A result that has changed since is not compared with its link. */
  const isAsOpened = input === opened.input && texts === openedTexts;

  // The result is what to read next, even where it is below the form.
  useEffect(() => {
    if (calculations > 0) heading.current?.focus();
  }, [calculations]);

  function shareEdits(lineTexts: LineTexts) {
    if (!input) return;
    replaceResult(address, { input, edits: editsFromTexts(lineTexts, locale) }, isShared);
  }

  return {
    fields,
    /** What was filled in when the form opened. */
    filled: opened.filled,
    emptyFilled: () => form.set((before) => withoutFilled(before, opened.filled)),
    texts,
    input,
    models: withEdits(edits),
    heading,
    missing: missingFields(fields),
    /** Whether the form differs from what was calculated. */
    isStale: input !== null && !isSame(parseFulfillmentFields(fields, locale), input),
    openedLink: isAsOpened ? link : null,
    shareUrl: input
      ? withLinkFigures(
          address.shareUrl({ input, edits }),
          fulfillmentFigures(calculateFulfillment(input, withEdits(edits))),
          calendarDayOf(new Date()),
        )
      : '',
    change: (patch: Partial<FulfillmentFields>) => form.set((before) => ({ ...before, ...patch })),
    calculate() {
      const typed = parseFulfillmentFields(fields, locale);
      if (!typed) return;
      setInput(typed);
      onCalculated(own(answersOf(typed)));
      setCalculations(calculations + 1);
      address.replace({ input: typed, edits });
    },
    clear() {
      form.clear();
      setInput(null);
      setTexts({});
      address.replace(null);
    },
    editLine: (competitor: CompetitorId, line: CompetitorLineId, text: string) =>
      setTexts({ ...texts, [lineKey(competitor, line)]: text }),
    /** Puts the edits into the address: when a line loses the focus, not at every key. */
    leaveLine: () => shareEdits(texts),
    resetLines(competitor: CompetitorId) {
      const others = withoutTextsOf(texts, competitor);
      setTexts(others);
      shareEdits(others);
    },
  };
}

function answersOf(input: FulfillmentInput | null): ProductAnswers {
  return { monthlyOrders: input?.monthlyOrders };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
