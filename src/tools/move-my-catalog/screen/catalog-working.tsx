import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { formatInteger } from '@/lib/format.ts';
import { moveMyCatalogCopy } from '../copy.ts';
import type { CatalogState } from './use-catalog.ts';

const { working } = moveMyCatalogCopy;

/** How far it is, and how to stop it. */
export function CatalogWorking({ catalog }: { catalog: CatalogState }) {
  const { progress, isStopped } = catalog;
  if (isStopped) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-4">
        <p>{working.stopped}</p>
        <Button variant="secondary" size="sm" onClick={catalog.resume}>
          {working.resume}
        </Button>
      </div>
    );
  }
  if (progress === null) return null;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Progress
        label={working.label}
        value={progress.done}
        max={Math.max(1, progress.total)}
        valueText={working.count(formatInteger(progress.done), formatInteger(progress.total))}
        className="min-w-0 flex-1 basis-60"
      />
      <Button variant="secondary" size="sm" onClick={catalog.stop}>
        {working.cancel}
      </Button>
    </div>
  );
}
