import { useLayoutEffect, useState } from 'react';
import { type CornerPreference, clearCorner, isUnder } from '@/components/ui/clear-corner.ts';

/**
 * Keeps a notice in the corner where it covers the least, and off any control that gets the focus.
 * @param onMove receives the classes that position it
 * @returns a function that stops it
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
    // By the next frame the page has scrolled to the focused control.
    frame = requestAnimationFrame(() => {
      if (target instanceof Element && isUnder(notice, target)) move();
    });
  }
  // Not whenever its text changes: the notice may have the focus itself.
  move();
  document.addEventListener('focusin', keepOffFocus);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', keepOffFocus);
  };
}

/**
 * `keepInClearCorner` for a notice rendered by React.
 * @param notice null while there is nothing to show
 * @returns the classes that position it
 */
export function useClearCorner(notice: Element | null, preference: CornerPreference): string {
  const [corner, setCorner] = useState('');
  useLayoutEffect(() => {
    if (notice) return keepInClearCorner(notice, preference, setCorner);
  }, [notice, preference]);
  return corner;
}
