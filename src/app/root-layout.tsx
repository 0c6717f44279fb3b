import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBar } from '@/app/loading-bar.tsx';
import { RouteArrival } from '@/app/route-arrival.tsx';
import { RouteErrorBoundary } from '@/app/route-error-boundary.tsx';
import { LateNotices } from '@/components/layout/late-notices.tsx';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { SiteHeader } from '@/components/layout/site-header.tsx';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link.tsx';
import { usePageTracking } from '@/hooks/use-page-tracking.ts';
import { LatePart, partCode, summonLateParts } from '@/pages/blocks/late-part.tsx';

// Links lead on before any script does, and the menus open: their code can wait.
const desktopNavigation = partCode(() =>
  import('@/components/layout/desktop-navigation.tsx').then((m) => m.DesktopNavigation),
);
const phoneMenu = partCode(() =>
  import('@/components/layout/phone-menu.tsx').then((m) => m.PhoneMenu),
);
const siteFooter = partCode(() =>
  import('@/components/layout/site-footer.tsx').then((m) => m.SiteFooter),
);

const inHeader = { due: 'idle', className: 'contents', room: '' } as const;

/** What stands around every page. Mounted once; only the outlet changes. */
export function RootLayout() {
  const location = useLocation();
  const [arrivedAt] = useState(location);
  if (location !== arrivedAt) summonLateParts();
  usePageTracking();

  return (
    <>
      <SkipLink />
      <LoadingBar />
      <SiteHeader
        navigation={<LatePart part={desktopNavigation} words={null} {...inHeader} />}
        phoneMenu={<LatePart part={phoneMenu} words={null} {...inHeader} />}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <RouteErrorBoundary resetKey={location.pathname}>
          {/* A screen of empty paper keeps the footer from jumping while the first page loads. */}
          <Suspense fallback={<div aria-busy="true" className="min-h-svh" />}>
            <Outlet />
            <RouteArrival />
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <LatePart part={siteFooter} words={null} />
      <NewTabHint />
      <LateNotices />
    </>
  );
}
