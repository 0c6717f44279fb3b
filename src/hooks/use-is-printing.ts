import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser draws the page for paper; for what has to be in the page only then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    // Synchronously, because the browser takes its picture right after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}
