import { type RefObject, useEffect } from 'react';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';

type ArriveAtResultsProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Goes up with every new result; 0 for one that the page opened with. */
  arrival: number;
};

/** Goes to the results once they are drawn, which the first time means: loaded. */
export function ArriveAtResults({ heading, arrival }: ArriveAtResultsProps) {
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [heading, arrival]);
  return null;
}
