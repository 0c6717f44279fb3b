import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverWaitUntilMs, subscribeToServerWait } from '@/api/server-wait.ts';

/** Seconds until the server takes the next request, counted down; 0 where it asked for no wait. */
export function useServerWait(): number {
  const untilMs = useSyncExternalStore(subscribeToServerWait, serverWaitUntilMs, () => 0);
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
