import { useEffect, useState } from 'react';
import type { TextStore } from '../shared/session-store.ts';
import { type KeptResult, resultFromAddress } from './calculator-address.ts';
import { fieldsFromText, fieldsToText } from './form-fields.ts';

/** The result of the page's address, and the tab's memory of the form that gave it. */
export function useShownResult({
  params,
  locale,
  store,
  storagePrefix,
}: {
  params: URLSearchParams;
  locale: string;
  store: TextStore;
  storagePrefix: string;
}) {
  const markKey = `${storagePrefix}revenue_address`;
  const fieldsKey = `${storagePrefix}revenue_calculated`;
  const [initial] = useState(() => {
    const text = store.read(fieldsKey);
    return resultFromAddress(params, locale, {
      mark: store.read(markKey),
      calculatedFields: text === null ? null : fieldsFromText(text),
    });
  });
  const [shown, keep] = useState<KeptResult>(initial);

  useEffect(() => {
    // Passing through the bare page forgets nothing: the way back leads to the same result.
    if (shown === initial && initial.mark === null) return;
    const { mark, calculatedFields } = shown;
    writeOrRemove(store, markKey, mark);
    writeOrRemove(store, fieldsKey, calculatedFields && fieldsToText(calculatedFields));
  }, [shown, initial, store, markKey, fieldsKey]);

  return { initial, calculatedFields: shown.calculatedFields, keep };
}

function writeOrRemove(store: TextStore, key: string, text: string | null): void {
  if (text === null) store.remove(key);
  else store.write(key, text);
}
