import { type ResolvedConfig, runnerImport } from 'vite';

/**
 * Loads a module of the site, or one that uses it, in the context of the current build: with its
 * aliases and environment. The module must do its work while loading; later imports of its own
 * fail.
 * @param path from the project's root, with a leading slash
 */
export async function importFromSite<Module>(
  { root, mode, resolve }: ResolvedConfig,
  path: string,
): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    resolve: { alias: resolve.alias },
  });
  return module;
}
