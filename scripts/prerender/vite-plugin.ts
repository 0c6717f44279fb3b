import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Beasties from 'beasties';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { importFromSite } from '../import-from-site.ts';
import { HASHED_FOLDERS, headersFile, hostRules, redirectsFile } from './host-files.ts';
import { chunksOf, pageSources } from './page-chunks.ts';
import { pageDocument } from './page-document.ts';
import { robots, sitemap } from './search-engines.ts';
import { toolPages } from './tool-pages.ts';

/**
 * Writes every page of the site as an HTML file of its own, with what hosts and search engines
 * read: redirects, headers, sitemap and robots. The bundle itself stays as it is.
 */
export function prerenderedSite(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};

  async function starterCode(): Promise<string> {
    const output = await build({
      configFile: false,
      root: config.root,
      logLevel: 'error',
      build: {
        write: false,
        target: config.build.target || undefined,
        modulePreload: false,
        rollupOptions: { input: join(import.meta.dirname, 'starter.ts') },
      },
    });
    const [first] = [output].flat();
    const code = first && 'output' in first ? first.output[0].code : undefined;
    if (code === undefined) throw new Error('The starter gave no code');
    return code.trim();
  }

  return {
    name: 'prerendered-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, outputs) {
        bundle = outputs;
      },
    },
    async writeBundle() {
      const directory = resolve(config.root, config.build.outDir);
      const write = async (name: string, text: string) => {
        await mkdir(dirname(join(directory, name)), { recursive: true });
        await writeFile(join(directory, name), text);
      };
      const [template, starter, { prerenderedPages, prerenderedSite: site }] = await Promise.all([
        readFile(join(directory, 'index.html'), 'utf8'),
        starterCode(),
        importFromSite<typeof import('../../src/prerender.tsx')>(config, '/src/prerender.tsx'),
      ]);
      const files = siteFiles(bundle);
      const css = await readFile(join(directory, files.stylesheet), 'utf8');
      const sources = pageSources(
        readFileSync(join(config.root, 'src/app/router.tsx'), 'utf8'),
        site.paths,
      );

      for (const { path, html } of prerenderedPages) {
        const source = sources.get(path) ?? sources.get('*');
        if (source === undefined) throw new Error(`The route table names no file for ${path}`);
        const tool = toolPages.get(source);
        const chunks = [source, ...(tool?.parts ?? [])].flatMap((file) =>
          chunksOf(bundle, `src/${file}`),
        );
        const page = pageDocument({
          template,
          path: path === site.notFoundPath ? undefined : path,
          rendered: html,
          criticalCss: await criticalCss(css, html + site.startFailure),
          starter,
          startFailure: site.startFailure,
          font: `/${files.font}`,
          start: {
            script: `/${files.script}`,
            stylesheet: `/${files.stylesheet}`,
            preload: [...new Set(chunks)].filter((c) => c !== files.script).map((c) => `/${c}`),
            isTool: tool !== undefined,
          },
        });
        await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, page);
      }

      const addresses = {
        pages: prerenderedPages
          .map(({ path }) => path)
          .filter((path) => path !== site.notFoundPath),
        redirects: site.redirects,
      };
      const rules = hostRules({
        inlineScripts: [starter],
        connectOrigins: site.backendUrl === '' ? [] : [new URL(site.backendUrl).origin],
        hashedFiles: await hashedFiles(directory),
        ...addresses,
      });
      await write('_headers', headersFile(rules));
      await write('_redirects', redirectsFile(addresses));
      await write('vercel.json', `${JSON.stringify(rules, null, 2)}\n`);
      await write('sitemap.xml', sitemap(prerenderedPages, site.url));
      await write('robots.txt', robots(site.url));
    },
  };
}

async function hashedFiles(directory: string): Promise<string[]> {
  const folders = await Promise.all(
    HASHED_FOLDERS.map(async (folder) =>
      (await readdir(join(directory, folder))).map((name) => `/${folder}/${name}`),
    ),
  );
  return folders.flat().toSorted();
}

/** The files that every page starts with. */
function siteFiles(bundle: Rolldown.OutputBundle) {
  const names = Object.keys(bundle);
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  const stylesheet = names.find((name) => name.endsWith('.css'));
  const font = names.find((name) => /bricolage-grotesque-first.*\.woff2$/.test(name));
  if (!entry || !stylesheet || !font) {
    throw new Error('The build lacks its script, its stylesheet or its display font');
  }
  return { script: entry.fileName, stylesheet, font };
}

/** The rules of the stylesheet that apply to anything on the page. */
async function criticalCss(css: string, html: string): Promise<string> {
  const sheet = 'all.css';
  class InMemory extends Beasties {
    override readFile() {
      return css;
    }
  }
  const beasties = new InMemory({
    path: '/',
    logLevel: 'silent',
    pruneSource: false,
    preload: 'body',
    fonts: true,
    preloadFonts: false,
    keyframes: 'critical',
    // The address's query is known in the browser only.
    allowRules: [
      ...presentDefaults(css, html),
      ...(html.includes('answer-room') ? [/data-query/] : []),
    ],
  });
  const page = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/${sheet}"></head><body>${html}</body></html>`;
  const styled = await beasties.process(page);
  const [, critical] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? [];
  if (critical === undefined) throw new Error('No critical styles were found');
  return critical;
}

/**
 * The rules of `:where(.name)` whose class the page has: the tool cuts off every pseudo-class before
 * it looks for a selector, and this one with all that is in it.
 */
function presentDefaults(css: string, html: string): RegExp[] {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...css.matchAll(/:where\(\.((?:\\.|[^()\\])*)\)/g)]
    .filter(([, name = '']) => classes.has(asInHtml(name.replaceAll('\\', ''))))
    .map(([selector]) => new RegExp(`^${selector.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`));
}

/** A class as HTML writes it. */
function asInHtml(name: string): string {
  return name.replaceAll('&', '&amp;');
}
