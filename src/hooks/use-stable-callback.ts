import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the one from the last render: for memoized children.
 * Call it from events, never while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
