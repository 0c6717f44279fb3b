import type { Plugin } from 'vite';

/**
 * Replaces Vite's wrapper around dynamic imports by a plain import with one retry. The wrapper
 * preloads a chunk's imports and styles; here every page's HTML names what it needs and there is
 * one stylesheet, so it would add a kilobyte to every page for nothing.
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
    // File names are created earlier, so a chunk that is changed here needs a different hash.
    augmentChunkHash: () => String(askingAgain),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = askingAgain(file.code);
      }
    },
  };
}

const importOfChunk = /\bimport\((["'`]\.\/[^"'`]+\.js["'`])\)/g;

/**
 * A chunk whose imports of other chunks can succeed after a failure. Browsers remember failed
 * imports until the page is left (the standard no longer requires this since 2026, see
 * github.com/whatwg/html/pull/10327), so a retry after the network is back fails without a request;
 * under a different URL it is requested.
 */
export function askingAgain(code: string): string {
  if (code.search(importOfChunk) < 0) return code;
  const imports = code.replace(importOfChunk, '$$again($1)');
  return `const $again=a=>import(a).catch(()=>import(a+"?"+Date.now()));${imports}`;
}
