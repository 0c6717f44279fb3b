import type { CatalogServices } from '../services.ts';
import { createCatalogEngine } from './catalog-engine.ts';

/** Reads catalogs in the page's own process, for tests and the gallery: there is no worker there. */
export function inProcessCatalog(entryDate: string): CatalogServices {
  return {
    open(onReply) {
      let isOpen = true;
      const engine = createCatalogEngine({
        // Later, as a worker's answers come.
        post: (reply) => queueMicrotask(() => isOpen && onReply(reply)),
        nextTurn: () => new Promise((resolve) => setTimeout(resolve, 0)),
      });
      return {
        send: (request) => {
          void engine.handle(request);
        },
        close: () => {
          isOpen = false;
        },
      };
    },
    entryDate: () => entryDate,
  };
}
