import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Radix gives Escape to what opened last, and so to a toast that was raised over a dialog. Whoever
 * has the focus in the dialog means the dialog; the toast goes by itself.
 */
export function useEscapeBeforeToast(
  isOpen: boolean,
  content: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector('[data-toast]') === null) return;
    if (!content.current?.contains(document.activeElement)) return;
    event.stopPropagation();
    onEscape();
  });

  useEffect(() => {
    if (!isOpen) return;
    // Before Radix, which listens in the capture phase of the document.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isOpen]);
}
