import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Before the first measurement, and where nothing can be measured. */
const FALLBACK_WIDTH_PX = 640;

/** The element's width in whole px, kept up to date, so that a plot can be drawn 1:1. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [widthPx, setWidthPx] = useState(FALLBACK_WIDTH_PX);

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

  return [ref, widthPx];
}
