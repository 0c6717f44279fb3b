import { useEffect, useState } from 'react';
import { resultFromAddress, type StoredResult } from '../rules/shown-result.ts';
import { readResult, writeResult } from '../storage.ts';

/** The result of the page's address, and the form that gave it as the tab stored it. */
export function useShownResult({ params, locale }: { params: URLSearchParams; locale: string }) {
  const [initial] = useState(() => resultFromAddress(params, locale, readResult()));
  const [shown, store] = useState<StoredResult>(initial);

  useEffect(() => {
    // Passing through the bare page forgets nothing: the way back leads to the same result.
    if (shown !== initial || initial.mark !== null) writeResult(shown);
  }, [shown, initial]);

  return { initial, calculatedFields: shown.calculatedFields, store };
}
