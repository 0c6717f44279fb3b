import { useEffect, useRef, useState } from 'react';
import { dismissToast } from '@/components/ui/toast-store.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { coloursOf } from '../design-inspiration/inspiration.ts';
import type { TextStore } from '../shared/session-store.ts';
import { type CreatorAddress, inputFromAddress } from './creator-address.ts';
import type { CreatorCalculatorServices } from './services.ts';
import { useCreatorCalculator } from './use-creator-calculator.ts';
import { useCreatorForm } from './use-creator-form.ts';

type CreatorScreenOptions = {
  services: CreatorCalculatorServices;
  address: CreatorAddress;
  storagePrefix: string;
  store: TextStore;
  locale: string;
  /** Told of every calculation, and of a price tried once it rests. */
  onResult: (input: CreatorInput) => void;
};

/** A dragged slider would write an address at every step, which browsers refuse. */
const ADDRESS_RESTS_MS = 300;

/** Joins the form, the flow and the address. */
export function useCreatorScreen({
  services,
  address,
  storagePrefix,
  store,
  locale,
  onResult,
}: CreatorScreenOptions) {
  const form = useCreatorForm({ locale, store, storagePrefix, params: address.initialParams });
  const [initialInput] = useState(() =>
    inputFromAddress(address.initialParams, form.draft, locale),
  );
  const calculator = useCreatorCalculator({ services, initialInput });
  /** Counts the presses on the main button, so that each new result is gone to. */
  const [arrival, setArrival] = useState(0);
  const later = useLater(ADDRESS_RESTS_MS);

  /** Called with a form that was found right. */
  function submit() {
    const reading = form.submit();
    if (!reading.ok) return;
    const { inspiration } = form.draft;
    later.cancel();
    dismissToast();
    address.replace(reading.value);
    onResult(reading.value);
    calculator.calculate(reading.value, {
      styles: inspiration.styles,
      aesthetic: inspiration.autoAnalysis?.aesthetic ?? '',
      colors: coloursOf(inspiration),
    });
    setArrival((before) => before + 1);
  }

  /** The price tried at the result is the form's as well. */
  function changePrice(priceUsd: number) {
    const { input } = calculator.state;
    if (input === null) return;
    form.change({ price: toNumberText(priceUsd, locale) });
    calculator.changePrice(priceUsd);
    later.run(() => {
      address.replace({ ...input, priceUsd });
      onResult({ ...input, priceUsd });
    });
  }

  function clear() {
    later.cancel();
    address.replace(null);
    form.clear();
    calculator.clear();
  }

  return { form, calculator, arrival, submit, changePrice, clear };
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
