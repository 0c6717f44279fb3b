import { useEffect, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { type KeptResult, resultFromAddress } from './calculator-address.ts';
import { fieldsFromText, fieldsToText } from './form-fields.ts';

const markKey = 'revenue_address';
const fieldsKey = 'revenue_calculated';

/** The result of the page's address, and the tab's memory of the form that gave it. */
export function useShownResult({ params, locale }: { params: URLSearchParams; locale: string }) {
  const [initial] = useState(() => {
    const text = tabStorage.read(fieldsKey);
    return resultFromAddress(params, locale, {
      mark: tabStorage.read(markKey),
      calculatedFields: text === null ? null : fieldsFromText(text),
    });
  });
  const [shown, keep] = useState<KeptResult>(initial);

  useEffect(() => {
    // Passing through the bare page forgets nothing: the way back leads to the same result.
    if (shown === initial && initial.mark === null) return;
    const { mark, calculatedFields } = shown;
    writeOrRemove(markKey, mark);
    writeOrRemove(fieldsKey, calculatedFields && fieldsToText(calculatedFields));
  }, [shown, initial]);

  return { initial, calculatedFields: shown.calculatedFields, keep };
}

function writeOrRemove(key: string, text: string | null): void {
  if (text === null) tabStorage.remove(key);
  else tabStorage.write(key, text);
}
