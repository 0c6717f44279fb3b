import type { Plugin } from 'vite';

/**
 * Has dynamic imports import and nothing else. Vite wraps each to fetch a chunk's own imports and
 * styles ahead; here every page's HTML names what it needs and there is one stylesheet, so that
 * the wrapper would be a kilobyte on every page for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : null;
    },
  };
}
