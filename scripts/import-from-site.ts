import { type ResolvedConfig, runnerImport } from 'vite';

/**
 * Loads a module of the site, or one that reads it, as the build at hand knows it: with its
 * aliases and its environment. What the module is to do it does while it is loaded; its own later
 * imports fail.
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
