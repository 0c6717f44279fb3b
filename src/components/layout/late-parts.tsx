import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';

const trayAndNotices = lazyModule(() =>
  import('@/components/layout/tray-and-notices.tsx').then((m) => m.TrayAndNotices),
);

/**
 * The visitor's product and the site's notices. The first view does not wait for their code; if it
 * fails to load, none show.
 */
export function LateParts() {
  const TrayAndNotices = useLazyModule(trayAndNotices);
  return TrayAndNotices ? <TrayAndNotices /> : null;
}
