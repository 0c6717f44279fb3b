import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile, mergeConfig } from 'vite';

export const projectRoot = join(import.meta.dirname, '../..');

/** Everything the benchmark makes; git and Tailwind leave it out. */
export const workDirectory = join(projectRoot, '.bench');
export const siteDirectory = join(workDirectory, 'site');
export const plainDirectory = join(workDirectory, 'plain');

/** Plugins that make pages of their own, of which a plain build knows nothing. */
const OWN_PLUGINS = ['prerendered-site', 'social-previews', 'plain-imports'];

/** A press of a button fetches them in any build, so that no bundle has to carry them. */
const FETCHED_ON_DEMAND = ['jspdf'];

/** What `npm run build` makes. */
export async function buildSite(): Promise<void> {
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: siteDirectory, emptyOutDir: true },
  });
}

/**
 * The same source as a client-rendered site is mostly built: one bundle with every page and every
 * part in it, one linked stylesheet, an empty page that it is rendered into.
 */
export async function buildPlain(): Promise<void> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    undefined,
    projectRoot,
  );
  if (!loaded) throw new Error('The project has no vite.config.ts');
  const { plugins = [], build: _own, ...config } = loaded.config;
  const standard = plugins
    .flat()
    .filter((plugin) => !(plugin && 'name' in plugin && OWN_PLUGINS.includes(plugin.name)));
  await build(
    mergeConfig(config, {
      configFile: false,
      root: projectRoot,
      logLevel: 'warn',
      plugins: standard,
      build: {
        outDir: plainDirectory,
        emptyOutDir: true,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          output: { codeSplitting: false },
          external: FETCHED_ON_DEMAND,
        },
      },
    }),
  );
}

/** The addresses of the pages that the build made; the page for all others is no address. */
export function builtRoutes(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .sort();
}
