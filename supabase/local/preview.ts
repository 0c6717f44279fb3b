import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './main.ts';

await main(async () => {
  const { memoryDatabase, projectRoot, readSettings } = await import('./settings.ts');
  const { StartupError } = await import('./startup-error.ts');
  const { host, serve } = await import('./serve.ts');
  const { staticHost } = await import('./static-host.ts');
  const { throwawaySettings } = await import('./throwaway.ts');
  const { preview } = await import('vite');

  if (!existsSync(join(projectRoot, 'dist/index.html'))) {
    throw new StartupError('There is no build to show yet: run `npm run build` first.');
  }
  const settings = readSettings(throwawaySettings(process.argv));
  await serve({
    settings,
    reloadFunctions: settings.dataDirectory !== memoryDatabase,
    isSiteFirst: false,
    preloadsVoice: true,
    async startSite(plugin, { port }) {
      const server = await preview({
        root: projectRoot,
        // Every page is its own file; unknown addresses must not show the home page.
        appType: 'mpa',
        preview: { host, port, strictPort: true },
        plugins: [plugin, staticHost(join(projectRoot, 'dist'))],
      });
      return server;
    },
  });
});
