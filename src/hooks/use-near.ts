import { type RefObject, useEffect, useState } from 'react';

/** Far enough ahead that what it brings is there before it is scrolled to. */
const LOAD_AHEAD = '800px';

/** True from the moment an element first comes near the window; for parts that load late. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isNear;
}
