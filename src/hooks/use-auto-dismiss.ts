import { type RefObject, useEffect } from 'react';

/**
 * Dismisses a notice after its reading time. The timer restarts when the pointer or the focus
 * leaves the notice, and when a hidden tab is shown again.
 * @returns a function that stops the timer
 */
export function dismissAfterReading(
  notice: HTMLElement,
  timeMs: number,
  onDismiss: () => void,
): () => void {
  const held = { byPointer: false, byFocus: notice.contains(document.activeElement) };
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart() {
    clearTimeout(timer);
    const isHeld = held.byPointer || held.byFocus || document.visibilityState !== 'visible';
    if (!isHeld) timer = setTimeout(onDismiss, timeMs);
  }

  function hold(target: EventTarget, event: string, change: Partial<typeof held>) {
    function onEvent() {
      Object.assign(held, change);
      restart();
    }
    target.addEventListener(event, onEvent, { signal: stopped.signal });
  }

  hold(notice, 'pointerenter', { byPointer: true });
  hold(notice, 'pointerleave', { byPointer: false });
  hold(notice, 'focusin', { byFocus: true });
  hold(notice, 'focusout', { byFocus: false });
  hold(document, 'visibilitychange', {});
  restart();
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

/**
 * Dismisses a notice rendered by React after its reading time.
 * @param timeMs null for notices that stay until they are closed
 */
export function useAutoDismiss(
  notice: RefObject<HTMLElement | null>,
  timeMs: number | null,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (timeMs === null || !notice.current) return;
    return dismissAfterReading(notice.current, timeMs, onDismiss);
  }, [notice, timeMs, onDismiss]);
}
