import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { pageAt } from '@/app/router.tsx';
import { notFoundRoute, type Route, routes } from '@/app/routes.ts';
import { pageHelmet } from '@/components/layout/page-head.tsx';
import { StartFailure } from '@/components/layout/start-failure.tsx';
import { env } from '@/config/env.ts';
import { redirects } from '@/hooks/canonical-address.ts';

/** A page of the route table; the 404 page at an address that no page has. */
export type PrerenderedPage = Route & {
  /** What a browser's first render of the page gives, its head tags in front. */
  html: string;
};

/** Not the address of any page. */
const NOT_FOUND_PATH = '/404';

/** What the files beside the pages need to know. */
export const prerenderedSite = {
  url: env.siteUrl,
  /** Empty where the backend answers at the site's own address. */
  backendUrl: env.supabaseUrl,
  redirects,
  notFoundPath: NOT_FOUND_PATH,
  startFailure: renderToStaticMarkup(<StartFailure />),
};

/**
 * Every page of the site as HTML. Made while this module is loaded, since the build lets go of it
 * as soon as it is.
 */
export const prerenderedPages: PrerenderedPage[] = [];
for (const route of [...routes, { ...notFoundRoute, path: NOT_FOUND_PATH }]) {
  prerenderedPages.push({ ...route, html: await renderPage(route.path) });
}

async function renderPage(path: string): Promise<string> {
  await Promise.all([pageAt(path).ready(), pageHelmet.load()]);
  const { prelude } = await prerender(
    <StrictMode>
      <App inRouter={(site) => <StaticRouter location={path}>{site}</StaticRouter>} />
    </StrictMode>,
    // Whole pages in one piece: nothing that a script would have to put in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
