import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['src', 'supabase', 'scripts', 'tests', 'e2e', 'data', 'docs'];

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Every file and folder below the folders that the docs mention. */
const tree = folders.flatMap((folder) => [
  folder,
  ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
]);

/** All matches, each with the page it is on. */
function findAll(pattern: RegExp, without?: RegExp): { page: string; found: string }[] {
  return pages.flatMap(({ path, text }) =>
    [...(without ? text.replace(without, '') : text).matchAll(pattern)].map(([, found = '']) => ({
      page: path,
      found,
    })),
  );
}

const fences = /^```[\s\S]*?^```/gm;

/** The anchors that GitHub generates for a page's headings. */
function anchorsOf(text: string): string[] {
  return [...text.replace(fences, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsNowhere({ page, found }: { page: string; found: string }): boolean {
  const [file = '', anchor] = found.split('#');
  const target = file === '' ? join(root, page) : resolve(root, dirname(page), file);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
}

/**
 * A path as the docs write it: `<name>` stands for any name, `*` and `{a,b}` work as in a shell.
 */
function asPattern(path: string): RegExp {
  const pattern = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  // A table may be stored compressed.
  return new RegExp(`^${pattern}(?:\\.gz)?$`);
}

test('README.md has at most 120 lines', () => {
  const lines = pages.find(({ path }) => path === 'README.md')?.text.split('\n').length;
  expect(lines).toBeLessThanOrEqual(120);
});

test('every link between docs points to an existing file and heading', () => {
  const links = findAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, fences);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(leadsNowhere)).toEqual([]);
});

test('every page of docs is reachable from README.md', () => {
  const links = findAll(/\]\((docs\/[^)#\s]+)/g)
    .filter(({ page }) => page === 'README.md')
    .map(({ found }) => found);
  const unreached = pages.filter(({ path }) => path !== 'README.md' && !links.includes(path));
  expect(unreached.map(({ path }) => path)).toEqual([]);
});

test('every npm script that the docs name is in package.json', () => {
  const scripts = findAll(/\bnpm run ([\w:-]+)/g);
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter(({ found }) => !(found in packageJson.scripts))).toEqual([]);
});

test('development.md names every npm script', () => {
  const text = pages.find(({ path }) => path === 'docs/development.md')?.text ?? '';
  const unnamed = Object.keys(packageJson.scripts).filter(
    (name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text),
  );
  expect(unnamed).toEqual([]);
});

test('every path in code marks exists', () => {
  const start = folders.join('|');
  const paths = [
    ...findAll(new RegExp(`\`((?:${start})/[^\`\\s]*)\``, 'g')),
    // Arguments of commands.
    ...findAll(
      new RegExp(`(?:tsx|vitest(?: run)?|playwright test|-f) ((?:${start})/[\\w./-]+)`, 'g'),
    ),
  ];
  expect(paths.length).toBeGreaterThan(100);
  // Created by the first start, or by the previous step.
  const made = ['supabase/.temp'];
  const missing = paths.filter(({ found }) => {
    const pattern = asPattern(found.replace(/\/$/, ''));
    return !made.includes(found) && !tree.some((path) => pattern.test(path));
  });
  expect(missing).toEqual([]);
});

test('every name in the glossary occurs in the code', () => {
  const code = ['src', 'supabase']
    .flatMap((folder) => tree.filter((path) => path.startsWith(`${folder}/`)))
    .filter((path) => /\.(?:tsx?|sql)$/.test(path) && !path.includes('/seeds/'))
    .map((path) => `${path}\n${readFileSync(join(root, path), 'utf8')}`)
    .join('\n');
  const glossary = pages.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';
  const names = [...glossary.matchAll(/^\| (`[^|]+) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
