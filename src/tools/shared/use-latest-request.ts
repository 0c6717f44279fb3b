import { useEffect, useRef } from 'react';

/** Lets answers through only while what they answer is still wanted. */
export function useLatestRequest() {
  const run = useRef(0);
  // Leaving the page ends the run: its answers then belong nowhere.
  useEffect(() => {
    return () => {
      run.current += 1;
    };
  }, []);
  return {
    startNext: () => {
      run.current += 1;
    },
    /** The sender it gives answers whether the event was still wanted. */
    only: <Event>(send: (event: Event) => void) => {
      const mine = run.current;
      return (event: Event): boolean => {
        if (run.current !== mine) return false;
        send(event);
        return true;
      };
    },
  };
}
