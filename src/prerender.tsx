import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { pageAt, pages } from '@/app/router.tsx';
import { StartFailure } from '@/components/layout/start-failure.tsx';
import { env } from '@/config/env.ts';
import { paths } from '@/config/paths.ts';
import { redirects } from '@/hooks/canonical-address.ts';

export type PrerenderedPage = {
  /** The address it answers at; the 404 page answers at every other. */
  path: string;
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
  paths,
  notFoundPath: NOT_FOUND_PATH,
  startFailure: renderToStaticMarkup(<StartFailure />),
};

/**
 * Every page of the site as HTML. Made while this module is loaded, since the build lets go of it
 * as soon as it is.
 */
export const prerenderedPages: PrerenderedPage[] = [];
for (const path of [...pages.map((page) => page.path), NOT_FOUND_PATH]) {
  prerenderedPages.push({ path, html: await renderPage(path) });
}

async function renderPage(path: string): Promise<string> {
  await pageAt(path).ready();
  const { prelude } = await prerender(
    <StrictMode>
      <App inRouter={(site) => <StaticRouter location={path}>{site}</StaticRouter>} />
    </StrictMode>,
    // Whole pages in one piece: nothing that a script would have to put in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
