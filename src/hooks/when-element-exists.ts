const GIVE_UP_AFTER_MS = 8000;
const VISITOR_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls back with the element of this id, now or once a lazy component renders it. Gives up after 8
 * s, or when the visitor starts to scroll or type.
 * @returns a function that stops waiting
 */
export function whenElementExists(id: string, onFound: (element: HTMLElement) => void): () => void {
  const existing = document.getElementById(id);
  if (existing) {
    onFound(existing);
    return () => {};
  }

  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    onFound(element);
  });
  const stopWaiting = untilVisitorMoves(stop);
  observer.observe(document.body, { childList: true, subtree: true });

  function stop() {
    observer.disconnect();
    stopWaiting();
  }
  return stop;
}

/**
 * Calls back once, when the visitor starts to scroll or type, or after 8 s: from then on the page
 * must not be scrolled under their hands.
 * @returns a function that stops waiting
 */
export function untilVisitorMoves(onMove: () => void): () => void {
  const timer = setTimeout(end, GIVE_UP_AFTER_MS);
  for (const move of VISITOR_MOVES) window.addEventListener(move, end, { passive: true });

  function stop() {
    clearTimeout(timer);
    for (const move of VISITOR_MOVES) window.removeEventListener(move, end);
  }
  function end() {
    stop();
    onMove();
  }
  return stop;
}
