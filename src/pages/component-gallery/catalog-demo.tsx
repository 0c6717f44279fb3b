import { MoveMyCatalog } from '@/tools/move-my-catalog/index.tsx';
import { CatalogServices } from '@/tools/move-my-catalog/services.ts';
import { inProcessCatalog } from '@/tools/move-my-catalog/worker/in-process-catalog.ts';
import { StateFrame } from './state-frame.tsx';

const unreachable: CatalogServices = {
  ...inProcessCatalog('2026-11-30'),
  open: (onReply) => ({
    send: (request) => {
      if ('run' in request) onReply({ kind: 'broken', run: request.run });
    },
    close: () => undefined,
  }),
};

const states: Record<string, CatalogServices> = {
  'reads and compares': inProcessCatalog('2026-11-30'),
  'worker that does not load': unreachable,
};

/** The catalog tool on a stand-in for its worker: press the sample to go on. */
export function CatalogDemo() {
  return (
    <div className="flex flex-col gap-12">
      {Object.entries(states).map(([name, services]) => (
        <StateFrame key={name} name={`catalog: ${name}`}>
          <CatalogServices value={services}>
            <MoveMyCatalog />
          </CatalogServices>
        </StateFrame>
      ))}
    </div>
  );
}
