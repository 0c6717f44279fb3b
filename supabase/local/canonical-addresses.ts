import type { Plugin } from 'vite';
import { importFromSite } from '../../scripts/import-from-site.ts';
import { canonicalPath } from '../../src/lib/canonical-path.ts';
import { pathOf, refusesMethod } from './page-request.ts';

/** Has the development server redirect to a page's own address, as the rules for hosts do. */
export function canonicalAddresses(): Plugin {
  return {
    name: 'canonical-addresses',
    configureServer({ config, middlewares }) {
      let loading: Promise<typeof import('../../src/config/paths.ts')> | undefined;
      middlewares.use((request, response, next) => {
        if (refusesMethod(request, response)) return;
        const { path, query } = pathOf(request.url ?? '/');
        loading ??= importFromSite(config, '/src/config/paths.ts');
        loading
          .then(({ siteAddresses }) => {
            const canonical = canonicalPath(path, siteAddresses);
            if (canonical === path) return next();
            response.writeHead(308, { location: canonical + query }).end();
          })
          .catch(next);
      });
    },
  };
}
