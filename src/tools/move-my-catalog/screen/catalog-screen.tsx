import { ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { moveMyCatalogCopy } from '../copy.ts';
import type { CatalogSettings } from '../rules/catalog-settings.ts';
import { BringCatalog } from './bring-catalog.tsx';
import { useCatalog } from './use-catalog.ts';

const { privacy, bring, setup } = moveMyCatalogCopy;

// None of these is needed before there is a catalog.
const CatalogSetup = lazyComponent(() => import('./catalog-setup.tsx').then((m) => m.CatalogSetup));
const CatalogWorking = lazyComponent(() =>
  import('./catalog-working.tsx').then((m) => m.CatalogWorking),
);
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
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPressed = useRef(false);
  const isBringing = table === null;

  // What was pressed goes away with its part. A catalog that the tab kept leaves the focus alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts change with it
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    heading.current?.focus();
  }, [isBringing]);

  function pressed<Args extends unknown[]>(action: (...args: Args) => void) {
    return (...args: Args) => {
      wasPressed.current = true;
      action(...args);
    };
  }

  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg" data-print="hide" className="flex flex-col gap-6">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title">
          {isBringing ? bring.title : setup.title}
        </h2>
        {isBringing ? (
          <BringCatalog catalog={{ ...catalog, bring: pressed(catalog.bring) }} />
        ) : (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-field" />}>
            <CatalogSetup
              key={table.run}
              catalog={{ ...catalog, clear: pressed(catalog.clear) }}
              table={table}
              onAsked={() => {
                setAsked(true);
                onAsked?.(catalog.settings);
              }}
            />
          </Suspense>
        )}
        <p className="flex items-start gap-2 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-[0.15em] size-[1.2em] shrink-0 text-leaf" />
          <span>{privacy}</span>
        </p>
      </Card>
      {(catalog.progress !== null || catalog.isStopped) && (
        <Suspense fallback={<Skeleton className="h-12 w-full rounded-field" />}>
          <CatalogWorking catalog={catalog} />
        </Suspense>
      )}
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
