import type { Plugin, ResolvedConfig } from 'vite';
import { importFromSite } from '../import-from-site.ts';
import { drawPreview } from './draw-preview.ts';

/**
 * Link previews, one per page, drawn from the page's own words: the build writes them to
 * dist/social, the dev server draws them on request.
 */
export function socialPreviews(brandName: string): Plugin {
  let config: ResolvedConfig;

  async function readSite() {
    const site = await importFromSite<typeof import('./read-previews.ts')>(
      config,
      '/scripts/social-previews/read-previews.ts',
    );
    return site.sitePreviews();
  }

  return {
    name: 'social-previews',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      for (const preview of await readSite()) {
        this.emitFile({
          type: 'asset',
          fileName: preview.fileName,
          source: await drawPreview(preview, brandName),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/social', async (request, response, next) => {
        try {
          const asked = `social${request.url?.split('?')[0] ?? ''}`;
          const preview = (await readSite()).find(({ fileName }) => fileName === asked);
          if (preview === undefined) return next();
          response.setHeader('content-type', 'image/jpeg');
          response.end(await drawPreview(preview, brandName));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
