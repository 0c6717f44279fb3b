import type { Plugin, ResolvedConfig } from 'vite';
import { guidePdfPath } from '../../supabase/functions/_shared/domain/guide.ts';
import { importFromSite } from '../import-from-site.ts';

/**
 * The guide as a PDF, drawn from the chapters that its page shows: the build writes it to dist, the dev
 * server draws it on request.
 */
export function guidePdf(): Plugin {
  let config: ResolvedConfig;

  async function draw(): Promise<Uint8Array> {
    const module = await importFromSite<typeof import('./draw-guide.ts')>(
      config,
      '/scripts/guide-pdf/draw-guide.ts',
    );
    return module.drawGuide();
  }

  return {
    name: 'guide-pdf',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: guidePdfPath.slice(1), source: await draw() });
    },
    configureServer(server) {
      server.middlewares.use(guidePdfPath, async (_request, response, next) => {
        try {
          response.setHeader('content-type', 'application/pdf');
          response.end(await draw());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
