import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const index = new URL(`../node_modules/${library}/dist/esm/${library}.mjs`, import.meta.url);

const createIcon = fileURLToPath(new URL('../src/components/ui/create-icon.ts', import.meta.url));
/** The name of the module in the place of the library's own. */
const drawnByUs = '\0own-create-icon';

/**
 * Makes the build import each icon from its own file, in place of the library's index of all of
 * them: the bundler then knows which page uses which icon, and puts it into that page's chunk. What
 * draws them is ours, because the library's own weighs more than the icons of a page.
 */
export function iconFiles(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'icon-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = readIndex(readFileSync(fileURLToPath(index), 'utf8'));
    },
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_, importer) =>
        importer?.includes(`/${library}/dist/esm/icons/`) ? drawnByUs : null,
    },
    load: {
      filter: { id: /own-create-icon$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(createIcon)};`,
    },
    transform: {
      filter: { code: library },
      handler: (code) => (code.includes(`from '${library}'`) ? importFiles(code, files) : null),
    },
  };
}

/** The file of each icon by the names under which the library's index exports it. */
export function readIndex(code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of code.matchAll(
    /^export \{([^}]*)\} from '\.\/icons\/([a-z0-9-]+)\.mjs';$/gm,
  )) {
    for (const [, name = ''] of names.matchAll(/\bas (\w+)/g)) files.set(name, file);
  }
  return files;
}

/**
 * The code with an import for each icon that it takes from the index; types need none.
 * @throws Error for an icon that the library does not have
 */
export function importFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/^import \{([^}]*)\} from 'lucide-react';$/gm, (_, names: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => {
        const [name = '', local = name] = each.split(' as ');
        const file = files.get(name);
        if (file === undefined) throw new Error(`${library} has no icon ${name}`);
        return `import ${local} from '${library}/icons/${file}';`;
      })
      .join(' '),
  );
}
