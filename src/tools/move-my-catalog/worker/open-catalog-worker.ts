import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import type { CatalogServices } from '../services.ts';
import type { CatalogReply } from './catalog-messages.ts';

/** The worker on this device that reads catalogs: nothing of them goes over the network. */
export const openCatalogWorker: CatalogServices = {
  open(onReply) {
    let run = 0;
    let worker: Worker | null = start();

    function start(): Worker {
      const started = new Worker(new URL('./catalog-worker.ts', import.meta.url), {
        type: 'module',
        name: 'catalog',
      });
      started.onmessage = ({ data }: MessageEvent<CatalogReply>) => onReply(data);
      // Its code could not be fetched, or it broke down: the next request starts another.
      started.onerror = () => {
        worker = null;
        started.terminate();
        onReply({ kind: 'broken', run });
      };
      return started;
    }

    return {
      send(request) {
        if ('run' in request) run = request.run;
        worker ??= start();
        worker.postMessage(request);
      },
      close: () => worker?.terminate(),
    };
  },
  entryDate: () => entryDayAt(new Date()),
};
