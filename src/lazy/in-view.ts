import { type RefObject, useEffect, useState } from 'react';

/** A tool loads this far ahead, so that it is there before it is scrolled to. */
const TOOL_MARGIN = '800px';

/**
 * Calls back once when the element comes into view; returns the way to cancel.
 * @param margin how far outside the window counts as in view, as CSS writes a length
 */
export function whenInView(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True from the moment an element is first about to come into view. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    return whenInView(place.current, TOOL_MARGIN, () => setInView(true));
  }, [place]);

  return isInView;
}
