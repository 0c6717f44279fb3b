import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, which calls the one that the last render was given: for what is
 * rendered again only when its props change. To be called from events, never while rendering.
 */
export function useSteadyCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
