import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage, type Page } from '@/app/lazy-page.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { devRoutes, notFoundRoute, type Route as PageRoute, routes } from '@/app/routes.ts';
import { pagePath } from '@/config/paths.ts';

type PageModule = { Page: ComponentType };

const importPage = {
  ...import.meta.glob<PageModule>(['/src/pages/*/page.tsx', '!/src/pages/component-gallery/*']),
  ...(import.meta.env.DEV
    ? import.meta.glob<PageModule>('/src/pages/component-gallery/page.tsx')
    : {}),
};

const pages = new Map(
  [...routes, ...devRoutes].map((route): [string, Page] => [route.path, pageOf(route)]),
);

const notFoundPage = pageOf(notFoundRoute);

function pageOf({ page }: PageRoute): Page {
  return lazyPage(async () => {
    const module = await importPage[`/src/pages/${page}/page.tsx`]?.();
    if (!module) throw new Error(`src/pages/${page}/page.tsx is missing`);
    return module.Page;
  });
}

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
 * The page at exactly this path, or the one that it shares with others; for any other path the 404 page, which knows how to correct it.
 * The router's own matching ignores case and a trailing slash, but the build has no HTML for those.
 */
export function pageAt(pathname: string): Page {
  return pages.get(pagePath(pathname)) ?? notFoundPage;
}

/** Fetches the code of the page at this address, if it is one of the site's. */
export function prefetchPage(href: string): void {
  const [pathname = ''] = href.split(/[?#]/);
  pages.get(pagePath(pathname))?.prefetch();
}
