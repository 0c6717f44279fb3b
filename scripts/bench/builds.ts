import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile, mergeConfig } from 'vite';

export const projectRoot = join(import.meta.dirname, '../..');

/** Everything that the benchmark creates; git and Tailwind ignore it. */
export const workDirectory = join(projectRoot, '.bench');
export const siteDirectory = join(workDirectory, 'site');
export const plainDirectory = join(workDirectory, 'plain');

/** Plugins that create pages, which a plain build does not have. */
const OWN_PLUGINS = ['prerendered-site', 'social-previews', 'plain-imports'];

/** Fetched only on a click in any build, so it belongs in no bundle. */
const FETCHED_ON_DEMAND = ['jspdf'];

/** The result of `npm run build`. */
export async function buildSite(): Promise<void> {
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: siteDirectory, emptyOutDir: true },
  });
}

/**
 * The same source as a typical client-rendered build: one bundle with every page, one linked
 * stylesheet, and an empty page that it renders into.
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

/** The addresses of the built pages, except for the 404 page. */
export function builtRoutes(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .sort();
}
