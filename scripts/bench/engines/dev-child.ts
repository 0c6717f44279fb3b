/**
 * `npm run dev` with its data in a given folder, so that the developer's own data is not touched.
 */
import { main } from '../../../supabase/local/main.ts';

await main(async () => {
  const { readSettings, projectRoot } = await import('../../../supabase/local/settings.ts');
  const { host, serve } = await import('../../../supabase/local/serve.ts');
  const { createServer } = await import('vite');

  await serve({
    settings: readSettings({ stateDirectory: process.argv[2] }),
    reloadFunctions: false,
    isSiteFirst: true,
    preloadsVoice: false,
    async startSite(plugin, { port }) {
      const server = await createServer({
        root: projectRoot,
        server: { host, port, strictPort: true },
        plugins: [plugin],
        clearScreen: false,
      });
      await server.listen();
      return server;
    },
  });
});
