import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBar } from '@/app/loading-bar.tsx';
import { RouteErrorBoundary } from '@/app/route-error-boundary.tsx';
import { LateParts } from '@/components/layout/late-parts.tsx';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { SiteHeader } from '@/components/layout/site-header.tsx';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link.tsx';
import { usePageTracking } from '@/hooks/use-page-tracking.ts';
import { useStartOverKey } from '@/hooks/use-start-over-key.ts';
import { hydrateIslandsNow, island } from '@/lazy/island.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

// Links and menus work without script, so they hydrate last.
const inHeader = { hydrateOn: 'idle', className: 'contents', placeholderClassName: '' } as const;
const DesktopNavigation = island(
  () => import('@/components/layout/desktop-navigation.tsx').then((m) => m.DesktopNavigation),
  inHeader,
);
const PhoneMenu = island(
  () => import('@/components/layout/phone-menu.tsx').then((m) => m.PhoneMenu),
  inHeader,
);
const SiteFooter = island(() =>
  import('@/components/layout/site-footer.tsx').then((m) => m.SiteFooter),
);

/** The layout around every page. Mounted once; only the outlet changes. */
export function RootLayout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  if (location !== firstLocation) hydrateIslandsNow();
  usePageTracking();
  const startOverKey = useStartOverKey(location);

  return (
    <>
      <SkipLink />
      <LoadingBar />
      <SiteHeader navigation={<DesktopNavigation />} phoneMenu={<PhoneMenu />} />
      <main id={MAIN_ID} tabIndex={-1}>
        <RouteErrorBoundary resetKey={location.pathname}>
          {/* An empty screen's height keeps the footer from jumping while the first page loads. */}
          <Suspense fallback={<div aria-busy="true" className="min-h-svh" />}>
            <Outlet key={startOverKey} />
            <RouteAnnouncer />
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <SiteFooter />
      <NewTabHint />
      <LateParts />
    </>
  );
}
