import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage, type Page } from '@/app/lazy-page.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { paths } from '@/config/paths.ts';

/** The route table: the one place that says which page answers at which address. */
export const pages: Page[] = [
  lazyPage(paths.home, () => import('@/pages/home.tsx').then((m) => m.HomePage)),
  lazyPage(paths.about, () => import('@/pages/about.tsx').then((m) => m.AboutPage)),
  lazyPage(paths.sourcing, () => import('@/pages/sourcing.tsx').then((m) => m.SourcingPage)),
  lazyPage(paths.howWeWork, () => import('@/pages/how-we-work.tsx').then((m) => m.HowWeWorkPage)),
  lazyPage(paths.buildIt, () => import('@/pages/build-it.tsx').then((m) => m.BuildItPage)),
  lazyPage(paths.growIt, () => import('@/pages/grow-it.tsx').then((m) => m.GrowItPage)),
  lazyPage(paths.fulfillment, () =>
    import('@/pages/fulfillment.tsx').then((m) => m.FulfillmentPage),
  ),
  lazyPage(paths.privateClients, () =>
    import('@/pages/private-clients.tsx').then((m) => m.PrivateClientsPage),
  ),
  lazyPage(paths.media, () => import('@/pages/media.tsx').then((m) => m.MediaPage)),
  lazyPage(paths.swag, () => import('@/pages/swag.tsx').then((m) => m.SwagPage)),
  lazyPage(paths.voiceAssistant, () =>
    import('@/pages/voice-assistant.tsx').then((m) => m.VoiceAssistantPage),
  ),
  lazyPage(paths.gripSocksFactory, () =>
    import('@/pages/grip-socks-factory.tsx').then((m) => m.GripSocksFactoryPage),
  ),
  lazyPage(paths.factorySearch, () =>
    import('@/pages/factory-search.tsx').then((m) => m.FactorySearchPage),
  ),
  lazyPage(paths.brandVision, () =>
    import('@/pages/brand-vision.tsx').then((m) => m.BrandVisionPage),
  ),
];

/** Pages of the workshop, which the build leaves out. */
const workshop: Page[] = import.meta.env.DEV
  ? [
      lazyPage('/_gallery', () =>
        import('@/pages/component-gallery.tsx').then((m) => m.ComponentGallery),
      ),
    ]
  : [];

const notFound = lazyPage('*', () => import('@/pages/not-found.tsx').then((m) => m.NotFoundPage));

export function AppRoutes() {
  const { Component } = pageAt(useLocation().pathname);
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path="*" element={<Component />} />
      </Route>
    </Routes>
  );
}

/**
 * The page that answers at this very path; for any other the 404 page, which knows what was meant.
 * The router's own matching takes capitals and a trailing slash, where the build has made no HTML.
 */
export function pageAt(pathname: string): Page {
  return exactPageAt(pathname) ?? notFound;
}

/** Fetches the code of the page at this address, if it is one of ours. */
export function prefetchPage(href: string): void {
  const [pathname = ''] = href.split(/[?#]/);
  exactPageAt(pathname)?.prefetch();
}

function exactPageAt(pathname: string): Page | undefined {
  return [...pages, ...workshop].find(({ path }) => path === pathname);
}
