import { main } from './main.ts';

await main(async () => {
  const { readSettings, projectRoot } = await import('./settings.ts');
  const { host, serve } = await import('./serve.ts');
  const { canonicalAddresses } = await import('./canonical-addresses.ts');
  const { throwawaySettings } = await import('./throwaway.ts');
  const { createServer } = await import('vite');

  await serve({
    settings: readSettings(throwawaySettings(process.argv)),
    reloadFunctions: true,
    isSiteFirst: true,
    preloadsVoice: false,
    async startSite(plugin, { port }) {
      const server = await createServer({
        root: projectRoot,
        server: { host, port, strictPort: true },
        plugins: [plugin, canonicalAddresses()],
        clearScreen: false,
      });
      await server.listen();
      return server;
    },
  });
});
