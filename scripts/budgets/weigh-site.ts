import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Start } from '../../src/lazy/bootstrap.ts';
import { type Budget, everyPage, firstLoadScript, htmlOfPage } from './budgets.ts';

export type Weight = { what: string; bytes: number; budget: Budget };

/** The picture width for phones, in the file names of the picture script. */
const PHONE_PICTURE = /-800\.avif$/;

/**
 * Weighs the files that each page of a build loads first.
 * @throws Error when a page has no budget or a budget has no page
 */
export function weighSite(directory: string): Weight[] {
  const pages = readdirSync(directory).filter((name) => name.endsWith('.html'));
  const unknown = [
    ...pages.filter((page) => !(page in firstLoadScript)),
    ...Object.keys(firstLoadScript).filter((page) => !pages.includes(page)),
  ];
  if (unknown.length > 0) throw new Error(`Pages and budgets differ: ${unknown.join(', ')}`);

  const gzipped = (path: string) =>
    gzipSync(readFileSync(join(directory, path)), { level: 9 }).length;
  return [
    ...pages.flatMap((page): Weight[] => {
      const html = readFileSync(join(directory, page), 'utf8');
      const start = readStart(html);
      const script = [...withImports(directory, [start.script, ...start.preload])];
      const budget = firstLoadScript[page];
      return [
        ...(budget
          ? [
              {
                what: `${page}: first script`,
                bytes: script.reduce((sum, file) => sum + gzipped(file), 0),
                budget,
              },
            ]
          : []),
        { what: `${page}: HTML`, bytes: gzipped(page), budget: htmlOfPage[page] ?? everyPage.html },
        {
          what: `${page}: inline script`,
          bytes: gzipSync(inlineScript(html)).length,
          budget: everyPage.inlineScript,
        },
        ...preloadedPictures(html).map((picture) => ({
          what: `${page}: first picture`,
          bytes: statSync(join(directory, picture)).size,
          budget: everyPage.preloadedPicture,
        })),
      ];
    }),
    ...readdirSync(join(directory, 'assets')).flatMap((file): Weight[] => {
      if (file.endsWith('.css')) {
        return [{ what: file, bytes: gzipped(`assets/${file}`), budget: everyPage.stylesheet }];
      }
      if (file.endsWith('.woff2')) {
        const { size } = statSync(join(directory, 'assets', file));
        return [{ what: file, bytes: size, budget: everyPage.font }];
      }
      return [];
    }),
  ];
}

/**
 * Gzip bytes of the scripts that each page names, with their imports, by address; the 404 page is
 * under /404.
 */
export function weighFirstScripts(directory: string): Map<string, number> {
  const pages = readdirSync(directory).filter((name) => name.endsWith('.html'));
  return new Map(
    pages.map((page) => {
      const { script, preload } = readStart(readFileSync(join(directory, page), 'utf8'));
      const bytes = [...withImports(directory, [script, ...preload])].map(
        (file) => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length,
      );
      const address = page === 'index.html' ? '/' : `/${page.slice(0, -'.html'.length)}`;
      return [address, bytes.reduce((sum, size) => sum + size, 0)];
    }),
  );
}

function readStart(html: string): Start {
  const [, json] =
    /<script type="application\/json" id="start">([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error('A page does not say what it starts with');
  return JSON.parse(json);
}

function inlineScript(html: string): string {
  return /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

function preloadedPictures(html: string): string[] {
  const [, widths = ''] =
    /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/.exec(html) ?? [];
  return widths
    .split(', ')
    .map((entry) => entry.split(' ')[0] ?? '')
    .filter((file) => PHONE_PICTURE.test(file));
}

/** Script files with all their static imports. */
function withImports(directory: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  function follow(file: string) {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(directory, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      follow(`/assets/${name}`);
    }
  }
  for (const file of files) follow(file);
  return found;
}
