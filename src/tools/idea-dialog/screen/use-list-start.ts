import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts a list that has just replaced another step of the dialog where the visitor is: the pressed
 * button went away with that step, and the dialog stays scrolled to where it was left.
 */
export function useListStart(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, []);
  return list;
}
