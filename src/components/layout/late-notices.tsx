import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { soonAfterLoad, whenIdle } from '@/hooks/when-idle.ts';

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

  useEffect(() => whenIdle(() => setIdle(true), soonAfterLoad), []);

  return isIdle ? (
    <Suspense fallback={null}>
      <ServerNotices />
    </Suspense>
  ) : null;
}
