import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** `lazyPage(paths.about, () => import('@/pages/about.tsx')…`, over one line or two. */
const LAZY_PAGE = /lazyPage\(\s*(?:paths\.(\w+)|'([^']*)'),\s*\(\) =>\s*import\('@\/([^']+)'\)/g;

/**
 * The source file, below src, of the page at each path, read from the route table's own text; the
 * page for all other addresses stands under '*'.
 */
export function pageSources(
  routerSource: string,
  paths: Readonly<Record<string, string>>,
): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [, name = '', pattern, file] of routerSource.matchAll(LAZY_PAGE)) {
    const path = pattern ?? paths[name];
    if (path !== undefined && file !== undefined) sources.set(path, file);
  }
  return sources;
}

/**
 * The script files that a page's module imports at once, itself first.
 * @param moduleFile the end of its path, such as src/pages/home.tsx
 * @throws Error when no chunk of the bundle was made for it
 */
export function chunksOf(bundle: Bundle, moduleFile: string): string[] {
  const own = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${moduleFile}`),
  );
  if (!own) throw new Error(`The build has no chunk of its own for ${moduleFile}`);
  const found = new Set<string>();
  function follow(fileName: string) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) follow(imported);
  }
  follow(own.fileName);
  return [...found];
}
