import type { Plugin } from 'vite';

/**
 * Has dynamic imports import, and ask once more where that fails. Vite wraps each to fetch a chunk's
 * own imports and styles ahead; here every page's HTML names what it needs and there is one
 * stylesheet, so that the wrapper would be a kilobyte on every page for nothing.
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
    // Names are made before: a chunk that is changed otherwise has to get another one.
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
 * A chunk whose imports of other chunks can succeed after they have failed. Browsers remember what
 * they could not fetch until the page is left (the standard no longer has it so since 2026, see
 * github.com/whatwg/html/pull/10327), so that whoever tries again when the network is back fails
 * again unasked; under another address they ask.
 */
export function askingAgain(code: string): string {
  if (code.search(importOfChunk) < 0) return code;
  const imports = code.replace(importOfChunk, '$$again($1)');
  return `const $again=a=>import(a).catch(()=>import(a+"?"+Date.now()));${imports}`;
}
