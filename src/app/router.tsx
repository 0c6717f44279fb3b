import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
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

/** Old addresses, each with the page that took its place. */
export const redirects = [{ from: paths.pricing, to: paths.howWeWork }];

const notFound = lazyPage('*', () => import('@/pages/not-found.tsx').then((m) => m.NotFoundPage));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {[...pages, ...workshop, notFound].map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
      </Route>
    </Routes>
  );
}

/** The page that answers at this path: for a path that is none of ours, the 404 page. */
export function pageAt(pathname: string): Page {
  return ourPageAt(pathname) ?? notFound;
}

/** Fetches the code of the page at this address, if it is one of ours. */
export function prefetchPage(href: string): void {
  const [pathname = ''] = href.split(/[?#]/);
  ourPageAt(pathname)?.prefetch();
}

function ourPageAt(pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}
