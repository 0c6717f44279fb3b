import { useLayoutEffect, useState } from 'react';
import { type CornerPreference, clearCorner, isUnder } from '@/components/ui/clear-corner.ts';

/**
 * Keeps a notice in the corner where it covers least, and off whatever control gets the focus.
 * @param onMove gets the classes that put it there
 * @returns the way to stop
 */
export function keepInClearCorner(
  notice: Element,
  preference: CornerPreference,
  onMove: (corner: string) => void,
): () => void {
  const move = () => onMove(clearCorner(notice, preference));
  let frame = 0;
  function keepOffFocus({ target }: FocusEvent) {
    cancelAnimationFrame(frame);
    // Only then has the page scrolled to what has the focus.
    frame = requestAnimationFrame(() => {
      if (target instanceof Element && isUnder(notice, target)) move();
    });
  }
  // Not at every change of its words: the notice may have the focus itself.
  move();
  document.addEventListener('focusin', keepOffFocus);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', keepOffFocus);
  };
}

/**
 * `keepInClearCorner` for a notice that React shows.
 * @param notice null while there is nothing to show
 * @returns the classes that put it there
 */
export function useClearCorner(notice: Element | null, preference: CornerPreference): string {
  const [corner, setCorner] = useState('');
  useLayoutEffect(() => {
    if (notice) return keepInClearCorner(notice, preference, setCorner);
  }, [notice, preference]);
  return corner;
}
