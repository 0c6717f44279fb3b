import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBar } from '@/app/loading-bar.tsx';
import { RouteArrival } from '@/app/route-arrival.tsx';
import { RouteErrorBoundary } from '@/app/route-error-boundary.tsx';
import { LateNotices } from '@/components/layout/late-notices.tsx';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { SiteFooter } from '@/components/layout/site-footer.tsx';
import { SiteHeader } from '@/components/layout/site-header.tsx';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link.tsx';
import { usePageTracking } from '@/hooks/use-page-tracking.ts';

/** What stands around every page. Mounted once; only the outlet changes. */
export function RootLayout() {
  const { pathname } = useLocation();
  usePageTracking();

  return (
    <>
      <SkipLink />
      <LoadingBar />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <RouteErrorBoundary resetKey={pathname}>
          {/* A screen of empty paper keeps the footer from jumping while the first page loads. */}
          <Suspense fallback={<div aria-busy="true" className="min-h-svh" />}>
            <Outlet />
            <RouteArrival />
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <SiteFooter />
      <NewTabHint />
      <LateNotices />
    </>
  );
}
