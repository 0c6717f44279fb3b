import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import type { SharedCreator } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  type CreatorInput,
  isSameInput,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import type { LookInWords } from '@functions/_shared/domain/tool-inputs/look-param.ts';
import { leftOutParts } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { knownOrdering, preferredOrdering } from '@/hooks/measured-ordering.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { emailKey, isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import { colorsOf } from '@/tools/design-inspiration/rules/colors-of.ts';
import type { Inspiration } from '@/tools/design-inspiration/rules/inspiration.ts';
import { landedOfLink } from '@/tools/landed-view/rules/linked-landed.ts';
import { calculatorFigures, withLinkFigures } from '@/tools/shared/calculator-figures.ts';
import { factoryResults } from '@/tools/shared/factory-results.ts';
import { type MockupLook, nameWithoutHandle } from '@/tools/shared/mockup-request.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { useViewedLanded } from '@/tools/shared/use-viewed-landed.ts';
import { serializeOutcome } from '../outcome-storage.ts';
import { CreatorServices } from '../services.ts';
import { outcomeKey } from '../storage.ts';
import { answersOfCreator } from './creator-answers.ts';
import type { CreatorDraft } from './creator-draft.ts';
import type { CreatorOpening } from './creator-opening.ts';
import type { AskedResult, CreatorParts } from './use-creator-parts.ts';
import { useCreatorRequests } from './use-creator-requests.ts';

type CreatorRunOptions = {
  parts: Pick<CreatorParts, 'form' | 'state' | 'dispatch' | 'asked' | 'learn'>;
  opening: CreatorOpening;
  address: ToolAddress<SharedCreator>;
  /** How the page was opened. */
  shared: Pick<SharedResult, 'isShared' | 'endShared'>;
  locale: string;
};

/** A dragged slider would write an address at every step, which browsers refuse. */
const ADDRESS_RESTS_MS = 300;

/** Joins the form, the result's state, the requests and the address. */
export function useCreatorRun({ parts, opening, address, shared, locale }: CreatorRunOptions) {
  const { form, state, dispatch, asked, learn } = parts;
  const { extras, storedOutcome } = opening;
  const services = use(CreatorServices);
  const [openingLook] = useState(() => lookOf(opening.draft.inspiration));
  const requests = useCreatorRequests({
    state,
    dispatch,
    opening,
    initialLook: openingLook,
    onFactoriesFound: keepFactories,
  });
  /** Counts the presses on the main button: each new result is scrolled to. */
  const [arrival, setArrival] = useState(0);
  const later = useLater(ADDRESS_RESTS_MS);

  const { input, factorySearch, pictures } = state;
  const searchedCountry = factorySearch.status === 'idle' ? null : factorySearch.country;
  const isOwn = arrival > 0 || storedOutcome !== null;
  /** What the pictures of the result were drawn with. */
  const [drawn, setDrawn] = useState({ look: openingLook, hasUploads: hasUploads(opening.draft) });
  const landed = useViewedLanded();
  useEffect(() => {
    if (input === null || !isOwn) return;
    tabStorage.write(outcomeKey, serializeOutcome(input, { searchedCountry, pictures }));
  }, [input, isOwn, searchedCountry, pictures]);

  // Not where the button is pressed: this code may still be under way then.
  const takeUp = useEffectEvent(calculate);
  useEffect(() => {
    if (asked !== null) takeUp(asked);
  }, [asked]);

  /** Stored with the visitor's latest submission, once the tab knows under which email that is. */
  function keepFactories(
    found: CreatorInput,
    country: FactoryCountry | null,
    response: AiFactorySearchResponse,
  ) {
    const email = parseEmail(tabStorage.read(emailKey) ?? '');
    if (!isAcceptableEmail(email)) return;
    const { product, country: formCountry } = found;
    services
      .saveFactoryResults(factoryResults({ email, product, formCountry, country, response }))
      .catch((error: unknown) => {
        console.warn('Creator calculator: the factory results were not stored', error);
      });
  }

  /** A new result of one's own. */
  function calculate({ input: answers, draft }: AskedResult) {
    later.cancel();
    const look = lookOf(draft.inspiration);
    const measured = { ...answers, measuredOrdering: preferredOrdering(answers) };
    address.replace({ ...measured, look: lookInWords(look) });
    shared.endShared();
    form.keepFilled();
    setDrawn({ look, hasUploads: hasUploads(draft) });
    learn('creator', answersOfCreator(measured, draft));
    requests.calculate(measured, look);
    setArrival((before) => before + 1);
  }

  /** This input as the result shows it. */
  function sharedOf(of: CreatorInput): SharedCreator {
    const hasName = pictures.some(({ brandName }) => brandName !== nameWithoutHandle);
    const has = { name: hasName, picture: drawn.hasUploads };
    const leftOut = isOwn ? leftOutParts.filter((part) => has[part]) : (extras.leftOut ?? []);
    return {
      ...of,
      look: lookInWords(drawn.look),
      searchedCountry: searchedCountry ?? undefined,
      leftOut: leftOut.length > 0 ? leftOut : undefined,
    };
  }

  /** The price tried at the result is the form's as well. */
  function changePrice(priceUsd: number) {
    if (input === null) return;
    form.change({ price: toNumberText(priceUsd, locale) });
    // Another price has another share of buyers. A rate that a link brought stays as it is.
    const measuredOrdering =
      isOwn && input.measuredOrdering !== undefined
        ? preferredOrdering({ ...input, priceUsd })
        : input.measuredOrdering;
    const next = { ...input, priceUsd, measuredOrdering };
    dispatch({ type: 'price-changed', priceUsd, measuredOrdering });
    later.run(() => {
      replaceResult(address, sharedOf(next), shared.isShared);
      if (isOwn) learn('creator', answersOfCreator(next, form.draft));
    });
  }

  /** Undefined for the assumed rate; the visitor's own results remember the choice. */
  function chooseOrdering(measuredOrdering: MeasuredOrdering | undefined) {
    if (input === null) return;
    if (isOwn) ownDemandTests.prefer(measuredOrdering === undefined ? 'assumed' : 'measured');
    dispatch({ type: 'ordering-chosen', measuredOrdering });
    replaceResult(address, sharedOf({ ...input, measuredOrdering }), shared.isShared);
  }

  const isStale = input !== null && !(form.parsed.ok && isSameInput(form.parsed.value, input));

  /** Somebody else's result, or one whose form this tab does not hold. */
  const isShared = input !== null && !isOwn;

  /** The address of a result with everything it shows. */
  function urlOf(of: CreatorInput, orderUnits: number | undefined): string {
    const url = address.shareUrl({
      ...sharedOf(of),
      orderUnits,
      landed: landed.viewed ?? (isOwn ? undefined : extras.landed),
    });
    const { yearlyGrossProfit } = calculateRevenue(of);
    return withLinkFigures(
      url,
      calculatorFigures(yearlyGrossProfit, landed.viewed),
      calendarDayOf(new Date()),
    );
  }

  return {
    searchCountry: requests.searchCountry,
    arrival,
    isStale,
    isShared,
    urlOf,
    /** What the result's link says of it, for as long as it is as it was opened. */
    linked: {
      landed: isOwn ? undefined : landedOfLink(extras.landed, shared.isShared),
      leftOut: isOwn ? [] : (extras.leftOut ?? []),
      orderUnits: extras.orderUnits,
      changes: {
        link: input !== null && input === opening.state.input ? opening.link : null,
        now:
          input === null
            ? []
            : calculatorFigures(calculateRevenue(input).yearlyGrossProfit, landed.opened),
      },
    },
    onLandedView: landed.onView,
    changePrice,
    /** What the visitor's own demand test says of this result; nothing at somebody else's. */
    knownOrdering: input !== null && isOwn ? knownOrdering(input) : undefined,
    chooseOrdering,
  };
}

function hasUploads({ inspiration }: CreatorDraft): boolean {
  return inspiration.referenceImages.length > 0;
}

/** The part of a look that the styles do not say; undefined where there is none. */
function lookInWords({ aesthetic, colors }: MockupLook): LookInWords | undefined {
  return aesthetic === '' && colors.length === 0 ? undefined : { aesthetic, colors };
}

function lookOf(inspiration: Inspiration): MockupLook {
  return {
    styles: inspiration.styles,
    aesthetic: inspiration.autoAnalysis?.aesthetic ?? '',
    colors: colorsOf(inspiration),
  };
}

/** Runs the last of several calls once they pause. */
function useLater(restsMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    run: (work: () => void) => {
      cancel();
      timer.current = setTimeout(work, restsMs);
    },
  };
}
