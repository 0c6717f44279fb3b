import { type RefObject, useEffect, useState } from 'react';

/** How far ahead of the viewport a tool starts to load, so that it is ready when scrolled to. */
const TOOL_MARGIN = '800px';

/**
 * Calls back once when the element comes into view.
 * @param margin how far outside the viewport counts as in view, as a CSS length
 * @returns a function that cancels it
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

/** True once an element has come near the viewport. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    return whenInView(place.current, TOOL_MARGIN, () => setInView(true));
  }, [place]);

  return isInView;
}
