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

/** What the bundler tells of its modules. */
type ModuleGraph = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (moduleId: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds?: readonly string[];
    isEntry?: boolean;
    code?: string | null;
  } | null;
};

/**
 * Puts what tools load with their page into few chunks (nameToolChunks).
 * @param isOftenUnused says which modules stay out: a page that imports one may use nothing of it
 */
export function toolChunks(isOftenUnused: (moduleId: string) => boolean): {
  plugin: Plugin;
  nameOf: (moduleId: string) => string | null;
} {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'tool-chunks',
      apply: 'build',
      buildEnd() {
        names = nameToolChunks(this, isOftenUnused);
      },
      generateBundle(_, bundle) {
        const cycle = importCycle(bundle);
        if (cycle !== undefined) throw new Error(`Chunks import each other: ${cycle}`);
      },
    },
    nameOf: (moduleId) => names.get(moduleId) ?? null,
  };
}

/**
 * Names the chunk of each module that tools load with their page: one for all that the same pages
 * load, because many small files compress badly and each is a request. The split that the bundler
 * makes by itself also goes by what comes late, which cuts a tool into a hundred files.
 */
export function nameToolChunks(
  graph: ModuleGraph,
  isOftenUnused: (moduleId: string) => boolean,
): Map<string, string> {
  const pagesOf = new Map<string, Set<string>>();
  /** The same with what comes late; what every page may load is under "". */
  const anyOf = new Map<string, Set<string>>();
  const tools = new Set<string>();
  for (const file of graph.getModuleIds()) {
    const [, page, kind] = PAGE_MODULE.exec(file) ?? [];
    const isEntry = graph.getModuleInfo(file)?.isEntry === true;
    if (page === undefined && !isEntry) continue;
    if (page !== undefined && kind === 'tool') tools.add(page);
    for (const id of closure(file, graph, 'late')) add(anyOf, id, page ?? '');
    if (page === undefined) continue;
    for (const id of closure(file, graph)) {
      // The files of pages keep the chunks by which the build finds them (chunksOf).
      if (!PAGE_MODULE.test(id) && !isOftenUnused(id)) add(pagesOf, id, page);
    }
  }
  const sets = new Map<string, PageSet>();
  const setOf = new Map<string, PageSet>();
  for (const [id, pages] of pagesOf) {
    if (![...pages].some((page) => tools.has(page))) continue;
    // What other pages load later is apart, so that they load nothing else of this tool with it.
    const isLent = pages.size === 1 && (anyOf.get(id)?.size ?? 0) > 1;
    const key = [...pages].sort().join() + (isLent ? LENT : '');
    const set = sets.get(key) ?? { key, pages, bytes: 0, needs: new Set() };
    set.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * GZIP_SHARE;
    sets.set(key, set);
    setOf.set(id, set);
  }
  for (const [id, set] of setOf) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      const needed = setOf.get(imported);
      if (needed !== undefined) set.needs.add(needed);
    }
  }
  const loadedWith = mergeSmallSets([...sets.values()], tools);
  // Short names, because every file that imports a chunk spells it out; numbered in the same order
  // in every build, whichever module was read first.
  const keys = [...sets.keys()].sort();
  return new Map(
    [...setOf].map(([id, own]) => {
      const { key, pages } = loadedWith(own);
      return [id, pages.size > 1 ? `tools-${keys.indexOf(key)}` : key];
    }),
  );
}

/**
 * A chunk that imports itself over others: its modules might then run before what they need.
 * @returns its file name
 */
function importCycle(bundle: Bundle): string | undefined {
  const done = new Set<string>();
  function reaches(fileName: string, path: readonly string[]): string | undefined {
    if (path.includes(fileName))
      return [...path.slice(path.indexOf(fileName)), fileName].join(' > ');
    if (done.has(fileName)) return undefined;
    const chunk = bundle[fileName];
    const imports = chunk?.type === 'chunk' ? chunk.imports : [];
    for (const imported of imports) {
      const found = reaches(imported, [...path, fileName]);
      if (found !== undefined) return found;
    }
    done.add(fileName);
    return undefined;
  }
  for (const fileName of Object.keys(bundle)) {
    const found = reaches(fileName, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

function add(sets: Map<string, Set<string>>, id: string, page: string): void {
  sets.set(id, (sets.get(id) ?? new Set()).add(page));
}

/** Ends the name of a tool's chunk with what others load late. */
const LENT = '-lent';

/** Modules that the same pages load. */
type PageSet = {
  key: string;
  pages: ReadonlySet<string>;
  bytes: number;
  /** The sets whose modules these import. */
  needs: Set<PageSet>;
};

/** What a module of ours weighs in gzip, of its text as it is written. */
const GZIP_SHARE = 0.18;

/** What a page saves, in bytes, with one file less: its imports, and what compresses with others. */
const FILE_BYTES = 150;

/**
 * Puts a small set of modules into the chunk of the next larger set of pages, where that saves these
 * pages more than it costs the others. Only tools are made to load what they do not use.
 */
function mergeSmallSets(
  sets: readonly PageSet[],
  tools: ReadonlySet<string>,
): (set: PageSet) => PageSet {
  const loadedWith = new Map<PageSet, PageSet>();
  const fromSmall = sets.toSorted(
    (a, b) => a.pages.size - b.pages.size || a.key.localeCompare(b.key),
  );
  for (const set of fromSmall) {
    const others = ({ pages }: PageSet) => [...pages].filter((page) => !set.pages.has(page));
    const next = fromSmall.find(
      (each) =>
        each.pages.size > set.pages.size &&
        others(each).length === each.pages.size - set.pages.size,
    );
    if (next === undefined || !others(next).every((page) => tools.has(page))) continue;
    // The others would load what this set needs as well.
    const isNeeded = (needed: PageSet) =>
      needed === set || [...next.pages].every((page) => needed.pages.has(page));
    if (![...set.needs].every(isNeeded)) continue;
    if (set.bytes * others(next).length > FILE_BYTES * set.pages.size) continue;
    next.bytes += set.bytes;
    for (const needed of set.needs) if (needed !== set) next.needs.add(needed);
    loadedWith.set(set, next);
  }
  return function last(set): PageSet {
    const next = loadedWith.get(set);
    return next === undefined ? set : last(next);
  };
}

/** A page's own module, or that of its tool; both are loaded with its HTML. */
const PAGE_MODULE = /\/src\/pages\/([^/]+)\/(page|tool)\.tsx$/;

/** Modules that only run during the build: their importers use `import.meta.env.SSR`. */
const SERVER_MODULE = /\.server\.tsx?$/;

/**
 * A module and everything that it imports in the browser, at any depth: statically, or also late.
 * Other pages are not its own.
 */
function closure(
  moduleId: string,
  graph: Pick<ModuleGraph, 'getModuleInfo'>,
  when: 'first' | 'late' = 'first',
): Set<string> {
  const found = new Set<string>();
  function follow(id: string) {
    if (found.has(id) || SERVER_MODULE.test(id)) return;
    if (when === 'late' && id !== moduleId && PAGE_MODULE.test(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) follow(imported);
    if (when === 'first') return;
    for (const imported of info?.dynamicallyImportedIds ?? []) follow(imported);
  }
  follow(moduleId);
  return found;
}
