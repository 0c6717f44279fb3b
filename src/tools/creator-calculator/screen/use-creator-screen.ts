import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { use, useEffect, useRef, useState } from 'react';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { emailKey, isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { tabStorage } from '@/lib/storage.ts';
import { colorsOf, type Inspiration } from '@/tools/design-inspiration/rules/inspiration.ts';
import { ideaKey } from '@/tools/idea-dialog/storage.ts';
import { factoryResults } from '@/tools/shared/factory-results.ts';
import type { MockupLook } from '@/tools/shared/mockup-request.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { type CreatorInput, isSameInput } from '../rules/creator-input.ts';
import { CreatorServices } from '../services.ts';
import { answersKey, lookKey, outcomeKey, parseOutcome, serializeOutcome } from '../storage.ts';
import { inputFromAddress } from './creator-draft.ts';
import { useCreatorCalculator } from './use-creator-calculator.ts';
import { useCreatorForm } from './use-creator-form.ts';

type CreatorScreenOptions = {
  address: ToolAddress<CreatorInput>;
  locale: string;
  /** Called with every calculation, and with a price that was tried once the slider rests. */
  onResult: (input: CreatorInput) => void;
};

/** A dragged slider would write an address at every step, which browsers refuse. */
const ADDRESS_RESTS_MS = 300;

/** Joins the form, the flow and the address. */
export function useCreatorScreen({ address, locale, onResult }: CreatorScreenOptions) {
  const services = use(CreatorServices);
  const form = useCreatorForm({ locale, params: address.initialParams });
  const [initialInput] = useState(() =>
    inputFromAddress(address.initialParams, form.draft, locale),
  );
  const [storedOutcome] = useState(
    () => initialInput && parseOutcome(tabStorage.read(outcomeKey), initialInput),
  );
  const look = lookOf(form.draft.inspiration);
  const calculator = useCreatorCalculator({
    initialInput,
    storedOutcome,
    initialLook: look,
    onFactoriesFound: keepFactories,
  });
  /** Counts the presses on the main button: each new result is scrolled to. */
  const [arrival, setArrival] = useState(0);
  const later = useLater(ADDRESS_RESTS_MS);

  const { input, factorySearch, pictures } = calculator.state;
  const searchedCountry = factorySearch.status === 'idle' ? null : factorySearch.country;
  const isOwn = arrival > 0 || storedOutcome !== null;
  useEffect(() => {
    if (input === null || !isOwn) return;
    tabStorage.write(outcomeKey, serializeOutcome(input, { searchedCountry, pictures }));
  }, [input, isOwn, searchedCountry, pictures]);

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

  /** Called with a valid form. */
  function submit() {
    const parsed = form.submit();
    if (!parsed.ok) return;
    later.cancel();
    dismissToast();
    address.replace(parsed.value);
    onResult(parsed.value);
    calculator.calculate(parsed.value, look);
    setArrival((before) => before + 1);
  }

  /** The price tried at the result is the form's as well. */
  function changePrice(priceUsd: number) {
    if (input === null) return;
    form.change({ price: toNumberText(priceUsd, locale) });
    calculator.changePrice(priceUsd);
    later.run(() => {
      address.replace({ ...input, priceUsd });
      onResult({ ...input, priceUsd });
    });
  }

  /** Removes everything typed here from the tab's storage. */
  function clear() {
    later.cancel();
    for (const key of savedKeys) tabStorage.remove(key);
  }

  const isStale = input !== null && !(form.parsed.ok && isSameInput(form.parsed.value, input));

  return { form, calculator, arrival, isStale, submit, changePrice, clear };
}

/** Everything that this tool and its idea dialog store in the tab. */
const savedKeys = [answersKey, lookKey, outcomeKey, ideaKey, emailKey];

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
