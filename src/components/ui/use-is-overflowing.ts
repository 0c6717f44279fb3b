import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the content is wider than its container: then it scrolls, and must be reachable by keys.
 */
export function useIsOverflowing(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A closed disclosure has no width; it is measured when it opens.
    const observer = new ResizeObserver(() =>
      setOverflowing(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, isOverflowing];
}
