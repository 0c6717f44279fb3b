import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Checks on the real tree which folder may import which. docs/architecture.md explains the rules.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

type SourceFile = { path: string; imports: string[]; text: string };

const sources = ['src', 'supabase/functions', 'e2e'].flatMap(listFiles).map((path): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, imports: readImports(path, text) };
});

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths within the repository, or package names; type-only imports are left out. */
function readImports(path: string, text: string): string[] {
  const statement =
    /(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;
  return [...text.matchAll(statement)].flatMap(([, fixed, lazy]) => {
    const specifier = fixed ?? lazy;
    return specifier === undefined ? [] : [resolveImport(path, specifier)];
  });
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@functions/')) return `supabase/functions/${specifier.slice(11)}`;
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  return specifier;
}

const isOwn = (path: string) => path.startsWith('src/') || path.startsWith('supabase/');

/** A folder, and the folders of ours that its files may import from, including itself. */
const mayImport: [folder: string, allowed: string[]][] = [
  [
    'src/app',
    [
      'src/app',
      'src/pages',
      'src/components',
      'src/hooks',
      'src/lazy',
      'src/config',
      'src/content',
      'src/lib/cn.ts',
    ],
  ],
  [
    'src/pages',
    [
      'src/pages',
      'src/tools',
      'src/api',
      'src/components',
      'src/content',
      'src/hooks',
      'src/lazy',
      'src/lib',
      'src/config',
      'supabase/functions/_shared/domain',
    ],
  ],
  [
    'src/tools',
    [
      'src/tools',
      'src/api',
      'src/components/ui',
      'src/components/charts',
      'src/components/stickers',
      'src/components/sections',
      'src/components/layout/site-link.tsx',
      'src/content',
      'src/hooks',
      'src/lazy',
      'src/lib',
      'src/config/paths.ts',
      'supabase/functions/_shared/domain',
    ],
  ],
  [
    'src/components/sections',
    [
      'src/components/sections',
      'src/components/ui',
      'src/components/layout',
      'src/components/stickers',
      'src/content',
      'src/config/paths.ts',
      'src/hooks',
      'src/lazy',
      'src/lib',
    ],
  ],
  [
    'src/components/layout',
    [
      'src/components/layout',
      'src/components/ui',
      'src/components/stickers',
      'src/content',
      'src/config',
      'src/hooks',
      'src/lazy',
      'src/lib',
    ],
  ],
  [
    'src/components/ui',
    [
      'src/components/ui',
      'src/components/stickers',
      'src/hooks',
      'src/lazy/lazy-module.ts',
      'src/lazy/when-idle.ts',
      'src/lib',
    ],
  ],
  ['src/lazy', ['src/lazy', 'src/components/ui', 'src/content', 'src/hooks', 'src/lib']],
  ['src/components/charts', ['src/components/charts', 'src/components/ui', 'src/hooks', 'src/lib']],
  ['src/components/stickers', ['src/components/stickers', 'src/lib/cn.ts']],
  ['src/content', ['src/content', 'src/config', 'src/lib', 'supabase/functions/_shared/domain']],
  [
    'src/hooks',
    [
      'src/hooks',
      'src/api',
      'src/config',
      'src/lazy',
      'src/lib',
      'supabase/functions/_shared/domain',
    ],
  ],
  [
    'src/api',
    ['src/api', 'src/config', 'src/lazy/lazy-module.ts', 'src/lib', 'supabase/functions/_shared'],
  ],
  ['src/lib', ['src/lib', 'supabase/functions/_shared/domain']],
  ['src/config', ['src/config', 'src/lib/well-formed.ts']],
  ['supabase/functions/_shared/domain', ['supabase/functions/_shared/domain']],
  ['supabase/functions', ['supabase/functions']],
];

function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

test('readImports finds imports of our own files and of packages', () => {
  const all = sources.flatMap(({ imports }) => imports);
  expect(all.filter(isOwn).length).toBeGreaterThan(500);
  expect(all).toContain('@radix-ui/react-dialog');
});

test.each(mayImport)('imports run one way %s', (folder, allowed) => {
  const wrong = sources
    .filter(({ path }) => within(path, folder))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => isOwn(target) && !allowed.some((place) => within(target, place)))
        .map((target) => `${path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('imports run one way: browser tests import nothing of the source', () => {
  expect(importersOf((target) => isOwn(target)).filter((path) => within(path, 'e2e'))).toEqual([]);
});

test('imports run one way: no function imports another function', () => {
  const wrong = sources.flatMap(({ path, imports }) => {
    const own = /^supabase\/functions\/([^_/][^/]*)\//.exec(path)?.[1];
    if (own === undefined) return [];
    return imports.filter(
      (target) =>
        target.startsWith('supabase/functions/') &&
        !within(target, `supabase/functions/${own}`) &&
        !within(target, 'supabase/functions/_shared'),
    );
  });
  expect(wrong).toEqual([]);
});

const lazyLoaders = ['lazyModule', 'lazyApiModule', 'lazyComponent', 'island'];

/** A file's dynamic imports outside of the lazy loaders, each as `path: what it imports`. */
function unmanagedImports(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  function visit(node: ts.Node, isManaged: boolean) {
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && !isManaged) {
        found.push(`${path}: ${node.arguments[0]?.getText()}`);
      }
      isManaged ||= lazyLoaders.includes(node.expression.getText());
    }
    ts.forEachChild(node, (child) => visit(child, isManaged));
  }
  visit(file, false);
  return found;
}

function importersOf(matches: (target: string) => boolean): string[] {
  return sources.filter(({ imports }) => imports.some(matches)).map(({ path }) => path);
}

test('one seam each: one hook writes the query, so that no tool moves the page by writing its own', () => {
  const writers = sources
    .filter(({ path, text }) => within(path, 'src') && /\buse(Navigate|SearchParams)\b/.test(text))
    .map(({ path }) => path);
  expect(writers).toEqual(['src/hooks/use-query-params.ts']);
});

test('one seam each: one module uses the browser’s storage and writes the prefix of its keys', () => {
  const touching = sources
    .filter(({ path }) => within(path, 'src'))
    .filter(({ text }) => /\b(?:local|session)Storage\b|['"`]brandbff_/.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(touching.sort()).toEqual([
    // Looks for a session under supabase-js’s own key.
    'src/api/client.ts',
    // Inline in every page, so it imports nothing.
    'src/hooks/typed-fields.ts',
    // In every page's first script, where the module would weigh more than its two calls.
    'src/hooks/use-scroll-restoration.ts',
    'src/lib/storage.ts',
  ]);
});

test('one seam each: only src/api and the functions know supabase-js', () => {
  const outside = importersOf((target) => target.startsWith('@supabase/')).filter(
    (path) => !within(path, 'src/api') && !within(path, 'supabase/functions/_shared'),
  );
  expect(outside).toEqual([]);
});

test('one seam each: every dynamic import of the site is the argument of a lazy loader', () => {
  const unmanaged = sources
    .filter(({ path, text }) => within(path, 'src') && text.includes('import('))
    .flatMap(({ path, text }) => unmanagedImports(path, text));
  // The inline bootstrap starts the script by its hashed address, which no module can name.
  expect(unmanaged).toEqual(['src/lazy/bootstrap.ts: start.script']);
});

test('one seam each: one file knows the OpenAI client, and loads it with the first call', () => {
  const path = 'supabase/functions/_shared/openai-api.ts';
  expect(importersOf((target) => target === 'openai')).toEqual([path]);
  const { text } = sources.find((source) => source.path === path) ?? { text: '' };
  expect(text.match(/^import (?!type).*'openai'/m)).toBeNull();
  expect(text).toContain("await import('openai')");
});

test('one seam each: only the log writes to the console', () => {
  const writers = sources
    .filter(({ path, text }) => within(path, 'supabase/functions') && /\bconsole\./.test(text))
    .map(({ path }) => path);
  expect(writers).toEqual(['supabase/functions/_shared/log.ts']);
});

test('one seam each: every function is served through the request log, under its own name', () => {
  const unlogged = sources
    .filter(({ path }) => /^supabase\/functions\/[^/]+\/index\.ts$/.test(path))
    .filter(({ path, text }) => {
      const name = path.split('/')[2] ?? '';
      return !new RegExp(`Deno\\.serve\\(\\s*withRequestLog\\(\\s*'${name}',`).test(text);
    })
    .map(({ path }) => path);
  expect(unlogged).toEqual([]);
});

test.each([
  ['the customs day', /America\/New_York/, 'entry-day.ts'],
  ["the schedule revision's name", /\bcheckedAgainstRevision\}/, 'duty-basis.ts'],
])('one seam each: one file defines %s', (_what, pattern, file) => {
  const knowing = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(knowing).toEqual([`supabase/functions/_shared/domain/tariff/${file}`]);
});

test('one seam each: only components/ui knows radix', () => {
  const outside = importersOf((target) => target.startsWith('@radix-ui/')).filter(
    (path) => !within(path, 'src/components/ui'),
  );
  expect(outside).toEqual([]);
});

test('one seam each: one file knows react-helmet-async and loads after the first script', () => {
  expect(importersOf((target) => target === 'react-helmet-async')).toEqual([
    'src/components/layout/page-helmet.tsx',
  ]);
});

test('one seam each: only an index.ts and _shared/env.ts use Deno', () => {
  const speakers = sources
    .filter(({ path, text }) => within(path, 'supabase/functions') && /\bDeno\./.test(text))
    .map(({ path }) => path)
    .filter((path) => !/^supabase\/functions\/[^/]+\/index\.ts$/.test(path));
  expect(speakers).toEqual(['supabase/functions/_shared/env.ts']);
});

test('one seam each: only src/api imports the contracts, except for types', () => {
  const outside = importersOf((target) =>
    within(target, 'supabase/functions/_shared/contracts'),
  ).filter((path) => path.startsWith('src/') && !within(path, 'src/api'));
  expect(outside).toEqual([]);
});

test.each([
  ['React', /from 'react'/],
  ['the clock', /\bDate\.now\(\)|new Date\(\)|performance\.now/],
  ['randomness', /Math\.random|crypto\.getRandomValues|randomUUID/],
  ['the network', /\bfetch\(/],
  ['the DOM', /\bwindow\.|\bdocument\.|\blocalStorage\b|\bsessionStorage\b/],
])('rules, shared or of a tool, are pure: they do not use %s', (_what, pattern) => {
  const touching = sources
    .filter(
      ({ path }) =>
        (within(path, 'src/lib') && path !== 'src/lib/storage.ts') ||
        within(path, 'supabase/functions/_shared/domain') ||
        isRule(path),
    )
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(touching).toEqual([]);
});

/** A tool's pure rules: src/tools/<tool>/rules. */
function isRule(path: string): boolean {
  return /^src\/tools\/[^/]+\/rules\//.test(path);
}

test('the rules of tools import only rules, pure libraries and the shared domain', () => {
  const wrong = sources
    .filter(({ path }) => isRule(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          (target) =>
            isOwn(target) &&
            !isRule(target) &&
            !within(target, 'src/lib') &&
            !within(target, 'supabase/functions/_shared/domain'),
        )
        .map((target) => `${path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

test('files are named in kebab-case', () => {
  const odd = sources
    .map(({ path }) => path)
    .filter((path) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? ''));
  expect(odd).toEqual([]);
});

test('there are no default exports', () => {
  const defaults = sources
    .filter(({ text }) => /^export default/m.test(text))
    .map(({ path }) => path);
  expect(defaults).toEqual([]);
});

test('tests that share a process mock no module', () => {
  // The project "pure" of vite.config.ts.
  const shared = listFiles('tests').filter((path) =>
    /^tests\/(?:src\/(?:config|content|lib|tools\/[^/]+\/rules)|supabase\/functions\/[^/]+)\/.*\.test\.ts$/.test(
      path,
    ),
  );
  expect(shared.length).toBeGreaterThan(150);
  const changing = shared.filter((path) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(changing).toEqual([]);
});
