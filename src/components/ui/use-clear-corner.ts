import { useLayoutEffect, useState } from 'react';
import { type CornerPreference, clearCorner, isUnder } from '@/components/ui/clear-corner.ts';

/**
 * Keeps a notice in the corner where it covers least, and off whatever control gets the focus.
 * @param notice null while there is nothing to show
 * @returns the classes that put it there
 */
export function useClearCorner(notice: Element | null, preference: CornerPreference): string {
  const [corner, setCorner] = useState('');

  // Not at every change of its words: the notice may have the focus itself.
  useLayoutEffect(() => {
    if (!notice) return;
    const shown = notice;
    const move = () => setCorner(clearCorner(shown, preference));
    let frame = 0;
    function keepOffFocus({ target }: FocusEvent) {
      cancelAnimationFrame(frame);
      // Only then has the page scrolled to what has the focus.
      frame = requestAnimationFrame(() => {
        if (target instanceof Element && isUnder(shown, target)) move();
      });
    }
    move();
    document.addEventListener('focusin', keepOffFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', keepOffFocus);
    };
  }, [notice, preference]);

  return corner;
}
