import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Beasties from 'beasties';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { importFromSite } from '../import-from-site.ts';
import { chunksOf, pageFile } from './chunks.ts';
import { HASHED_FOLDERS, headersFile, hostRules, redirectsFile } from './host-files.ts';
import { localFontFaces } from './local-font-faces.ts';
import { pageDocument } from './page-document.ts';
import { robots, sitemap } from './search-engines.ts';

/**
 * Writes every page of the site as its own HTML file, with the files for hosts and search engines:
 * redirects, headers, sitemap and robots. Leaves the bundle unchanged.
 */
export function prerenderedSite(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};

  async function bootstrapCode(): Promise<string> {
    const output = await build({
      configFile: false,
      root: config.root,
      logLevel: 'error',
      resolve: { alias: config.resolve.alias },
      build: {
        write: false,
        target: config.build.target || undefined,
        modulePreload: false,
        rollupOptions: { input: join(config.root, 'src/lazy/bootstrap.ts') },
      },
    });
    const [first] = [output].flat();
    const code = first && 'output' in first ? first.output[0].code : undefined;
    if (code === undefined) throw new Error('The bootstrap gave no code');
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
      const [template, bootstrap, { prerenderedPages, prerenderedSite: site }] = await Promise.all([
        readFile(join(directory, 'index.html'), 'utf8'),
        bootstrapCode(),
        importFromSite<typeof import('../../src/prerender.tsx')>(config, '/src/prerender.tsx'),
      ]);
      const files = siteFiles(bundle);
      const css = await readFile(join(directory, files.stylesheet), 'utf8');

      for (const { path, html, page: name, isTool = false } of prerenderedPages) {
        const chunks = chunksOf(bundle, pageFile(name));
        if (chunks.length === 0) throw new Error(`The build has no chunk for ${pageFile(name)}`);
        if (isTool) chunks.push(...chunksOf(bundle, pageFile(name, 'tool')));
        const page = pageDocument({
          template,
          path: path === site.notFoundPath ? undefined : path,
          rendered: html,
          criticalCss: await criticalCss(css, html + site.startFailure),
          bootstrap,
          startFailure: site.startFailure,
          font: `/${files.font}`,
          start: {
            script: `/${files.script}`,
            stylesheet: `/${files.stylesheet}`,
            preload: [...new Set(chunks)].filter((c) => c !== files.script).map((c) => `/${c}`),
            isTool,
          },
        });
        await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, page);
      }

      const addresses = {
        pages: prerenderedPages
          .map(({ path }) => path)
          .filter((path) => path !== site.notFoundPath),
        redirects: site.redirects,
        sharedPages: prerenderedPages.flatMap(({ path, idPattern }) =>
          idPattern === undefined ? [] : [{ path, idPattern }],
        ),
      };
      const rules = hostRules({
        inlineScripts: [bootstrap],
        connectOrigins: site.backendUrl === '' ? [] : [new URL(site.backendUrl).origin],
        hashedFiles: await hashedFiles(directory),
        ...addresses,
      });
      await write('_headers', headersFile(rules, addresses.sharedPages));
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

/** The files that every page loads first. */
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

/** The rules of the stylesheet that match anything on the page. */
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
    // The query of the address is only known in the browser.
    allowRules: [
      ...presentDefaults(css, html),
      ...(html.includes('answer-room') ? [/data-query/] : []),
    ],
  });
  const page = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/${sheet}"></head><body>${html}</body></html>`;
  const styled = await beasties.process(page);
  const [, critical] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? [];
  if (critical === undefined) throw new Error('No critical styles were found');
  return `${localFontFaces(css)}${critical}`;
}

/**
 * The `:where(.name)` rules whose class occurs on the page: the tool strips pseudo-classes before
 * it matches selectors, and with this one its whole content.
 */
function presentDefaults(css: string, html: string): RegExp[] {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...css.matchAll(/:where\(\.((?:\\.|[^()\\])*)\)/g)]
    .filter(([, name = '']) => classes.has(asInHtml(name.replaceAll('\\', ''))))
    .map(([selector]) => new RegExp(`^${selector.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`));
}

/** A class as written in HTML. */
function asInHtml(name: string): string {
  return name.replaceAll('&', '&amp;');
}
