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

/** A page of the route table, or the 404 page under an address that no page has. */
export type PrerenderedPage = Route & {
  /** The head tags, followed by the output of the browser's first render. */
  html: string;
};

/** Not the address of any page. */
const NOT_FOUND_PATH = '/404';

/** What the files next to the pages need to know. */
export const prerenderedSite = {
  url: env.siteUrl,
  /** Empty if the backend is at the site's own origin. */
  backendUrl: env.supabaseUrl,
  redirects,
  notFoundPath: NOT_FOUND_PATH,
  startFailure: renderToStaticMarkup(<StartFailure />),
};

/**
 * The HTML of every page. Rendered while this module is evaluated, because the build does not wait
 * any longer.
 */
export const prerenderedPages: PrerenderedPage[] = [];
for (const route of [...routes, { ...notFoundRoute, path: NOT_FOUND_PATH }]) {
  prerenderedPages.push({ ...route, html: await renderPage(route.path) });
}

async function renderPage(path: string): Promise<string> {
  await Promise.all([pageAt(path).ready(), pageHelmet.load()]);
  const { prelude } = await prerender(
    <StrictMode>
      <App wrapInRouter={(site) => <StaticRouter location={path}>{site}</StaticRouter>} />
    </StrictMode>,
    // Inlines everything: no parts that a script would have to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
