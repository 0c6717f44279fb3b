import { useEffect, useState, useSyncExternalStore } from 'react';
import { retryAfterUntilMs, subscribeToRetryAfter } from '@/api/retry-after.ts';

/** Seconds until the server accepts the next request, counting down; 0 if there is no wait. */
export function useRetryAfter(): number {
  const untilMs = useSyncExternalStore(subscribeToRetryAfter, retryAfterUntilMs, () => 0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    function tick(): void {
      const left = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) window.clearInterval(timer);
    }
    const timer = window.setInterval(tick, 1000);
    tick();
    return () => window.clearInterval(timer);
  }, [untilMs]);

  return seconds;
}
