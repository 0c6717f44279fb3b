import type { Plugin } from 'vite';
import { importFromSite } from '../../scripts/import-from-site.ts';
import { pathOf, refusesMethod } from './page-request.ts';

/**
 * Makes the development server redirect to a page's canonical address, as the rules for hosts do.
 */
export function canonicalAddresses(): Plugin {
  return {
    name: 'canonical-addresses',
    configureServer({ config, middlewares }) {
      let loading: Promise<typeof import('../../src/hooks/canonical-address.ts')> | undefined;
      middlewares.use((request, response, next) => {
        if (refusesMethod(request, response)) return;
        const { path, query } = pathOf(request.url ?? '/');
        loading ??= importFromSite(config, '/src/hooks/canonical-address.ts');
        loading
          .then(({ canonicalAddress }) => {
            const canonical = canonicalAddress(path);
            if (canonical === path) return next();
            response.writeHead(308, { location: canonical + query }).end();
          })
          .catch(next);
      });
    },
  };
}
