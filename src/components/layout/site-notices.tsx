import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';

const serverNotices = lazyModule(() =>
  import('@/components/layout/server-notices.tsx').then((m) => m.ServerNotices),
);

/**
 * The site's notices. The first view does not wait for their code; if it fails to load, none show.
 */
export function SiteNotices() {
  const ServerNotices = useLazyModule(serverNotices);
  return ServerNotices ? <ServerNotices /> : null;
}
