import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const ServerNotices = lazy<ComponentType>(() =>
  import('@/components/layout/server-notices.tsx').then(
    (module) => ({ default: module.ServerNotices }),
    // Offline before it came: a site without notices is better than none.
    () => ({ default: () => null }),
  ),
);

/** The notices of the server, whose code the first view does not wait for. */
export function LateNotices() {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => setIdle(true), { timeout: 3_000 });
    return () => window.cancelIdleCallback(idle);
  }, []);

  return isIdle ? (
    <Suspense fallback={null}>
      <ServerNotices />
    </Suspense>
  ) : null;
}
