import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';

import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { formatInteger } from '@/lib/format.ts';
import { moveMyCatalogCopy } from '../copy.ts';
import type { CatalogSettings } from '../rules/catalog-settings.ts';
import { BringCatalog } from './bring-catalog.tsx';
import { CatalogSetup } from './catalog-setup.tsx';
import { type CatalogState, useCatalog } from './use-catalog.ts';

const { privacy, bring, setup, working } = moveMyCatalogCopy;

const CatalogResults = lazyComponent(() =>
  import('./catalog-results.tsx').then((m) => m.CatalogResults),
);

export type CatalogScreenProps = {
  /** The settings that the page's address brings along. */
  shared?: CatalogSettings | null;
  /** What other tools know already. */
  filled?: Partial<CatalogSettings>;
  /** Called when the visitor asks for the comparison. */
  onAsked?: (settings: CatalogSettings) => void;
  /** The address that opens the tool with these settings. */
  shareUrl: (settings: CatalogSettings) => string;
};

/** From a catalog to what each product would save. */
export function CatalogScreen({
  shared = null,
  filled = {},
  onAsked,
  shareUrl,
}: CatalogScreenProps) {
  const catalog = useCatalog({ shared, filled });
  const { table, work, isShown } = catalog;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg" data-print="hide" className="flex flex-col gap-6">
        <h2 className="font-display text-title">{table === null ? bring.title : setup.title}</h2>
        {table === null ? (
          <BringCatalog catalog={catalog} />
        ) : (
          <CatalogSetup
            key={table.run}
            catalog={catalog}
            table={table}
            onAsked={() => {
              setAsked(true);
              onAsked?.(catalog.settings);
            }}
          />
        )}
        <p className="flex items-start gap-2 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-[0.15em] size-[1.2em] shrink-0 text-leaf" />
          <span>{privacy}</span>
        </p>
      </Card>
      <Working catalog={catalog} />
      {isShown && work !== null && (
        <Suspense fallback={<Skeleton className="h-120 w-full rounded-card" />}>
          <CatalogResults
            catalog={catalog}
            work={work}
            takesFocus={isAsked}
            shareUrl={shareUrl(catalog.settings)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** How far it is, and how to stop it. */
function Working({ catalog }: { catalog: CatalogState }) {
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
