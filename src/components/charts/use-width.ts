import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from '@/hooks/use-is-printing.ts';

/** Used before the first measurement, and where nothing can be measured. */
const FALLBACK_WIDTH_PX = 640;

/**
 * The width of a card on an A4 or Letter page inside the margins; no observer fires for printing.
 */
const PAPER_WIDTH_PX = 620;

/** The element's width in whole px, on screen and in print, so that a plot can be drawn 1:1. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [widthPx, setWidthPx] = useState(FALLBACK_WIDTH_PX);
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    function measure() {
      const measuredPx = Math.floor(element?.clientWidth ?? 0);
      if (measuredPx > 0) setWidthPx(measuredPx);
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, isPrinting ? PAPER_WIDTH_PX : widthPx];
}
