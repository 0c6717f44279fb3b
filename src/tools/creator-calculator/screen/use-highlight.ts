import { useEffect, useState } from 'react';

/** Specification §4. */
const HIGHLIGHT_MS = 2_000;

/** A highlight that goes out by itself; starting it again gives it its full time. */
export function useHighlight(): { isOn: boolean; start: () => void } {
  const [start, setStart] = useState<object | null>(null);

  useEffect(() => {
    if (start === null) return;
    const timer = setTimeout(() => setStart(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [start]);

  return { isOn: start !== null, start: () => setStart({}) };
}
