import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The file of a page's module, relative to the project's root: every page folder has this shape.
 */
export function pageFile(page: string, module: 'page' | 'tool' = 'page'): string {
  return `src/pages/${page}/${module}.tsx`;
}

/**
 * The script files that a module loads statically, its own first; empty when it has no chunk of its
 * own.
 * @param moduleFile the end of its path, such as src/pages/home/page.tsx
 */
export function chunksOf(bundle: Bundle, moduleFile: string): string[] {
  const own = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${moduleFile}`),
  );
  if (!own) return [];
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

/** The share of pages that must use a module for it to be worth its size on the others. */
const COMMON_SHARE = 0.8;

/**
 * Finds the modules that belong on every page of the build: those that the entry loads statically,
 * and those that most pages do.
 */
export function commonModules(): { plugin: Plugin; has: (moduleId: string) => boolean } {
  const common = new Set<string>();
  return {
    plugin: {
      name: 'common-modules',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
        const pages = ids.filter((id) => id.endsWith('/page.tsx')).map((id) => closure(id, this));
        const onMostPages = [...new Set(pages.flatMap((page) => [...page]))].filter(
          (id) => pages.filter((page) => page.has(id)).length >= COMMON_SHARE * pages.length,
        );
        for (const id of entries.flatMap((entry) => [...closure(entry, this)])) common.add(id);
        for (const id of onMostPages) common.add(id);
        // The entry (an HTML file and its script) keeps its own chunk.
        const scripts = entries.flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []);
        for (const id of [...entries, ...scripts]) common.delete(id);
      },
    },
    has: (moduleId) => common.has(moduleId),
  };
}

/** Modules that only run during the build: their importers use `import.meta.env.SSR`. */
const SERVER_MODULE = /\.server\.tsx?$/;

/** A module and everything that it imports statically in the browser, at any depth. */
function closure(
  moduleId: string,
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): Set<string> {
  const found = new Set<string>();
  function follow(id: string) {
    if (found.has(id) || SERVER_MODULE.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported);
  }
  follow(moduleId);
  return found;
}
