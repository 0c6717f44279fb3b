import { use, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { cn } from '@/lib/cn.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { resultsCopy } from '../results-copy.ts';
import { type DemandTestKey, DemandTestServices } from '../services.ts';

const copy = resultsCopy.manage;

type ManagePartProps = {
  testKey: DemandTestKey;
  isEnded: boolean;
  onEnded: () => void;
  onRemoved: () => void;
};

/** Ending the vote early, taking the page down, and how long we keep what. */
export function ManagePart({ testKey, isEnded, onEnded, onRemoved }: ManagePartProps) {
  const services = use(DemandTestServices);
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  // The pressed button goes away; the focus must not fall to the body.
  useEffect(() => {
    if (asked !== null) place.current?.querySelector('button')?.focus();
  }, [asked]);

  async function run() {
    setBusy(true);
    setFailed(false);
    try {
      if (asked === 'end') {
        await services.end(testKey);
        onEnded();
      } else {
        await services.remove(testKey);
        ownDemandTests.remove(testKey.id);
        onRemoved();
        toast({ title: copy.removed });
      }
      setAsked(null);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col items-start gap-4">
      <h4 id={titleId} className={cn('text-title', titleClass)}>
        {copy.title}
      </h4>
      <div ref={place} className="flex flex-col items-start gap-3">
        {asked === null ? (
          <div className="flex flex-wrap items-center gap-3">
            {isEnded ? (
              <p role="status">{copy.ended}</p>
            ) : (
              <Button size="sm" variant="secondary" onClick={() => setAsked('end')}>
                {copy.end}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setAsked('remove')}>
              {copy.remove}
            </Button>
          </div>
        ) : (
          <>
            <p className="max-w-measure font-medium">
              {asked === 'end' ? copy.endQuestion : copy.removeQuestion}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void run()}>
                {asked === 'end' ? copy.endYes : copy.removeYes}
              </Button>
              <Button size="sm" variant="tertiary" onClick={() => setAsked(null)}>
                {copy.no}
              </Button>
            </div>
          </>
        )}
        {hasFailed && (
          <p role="alert" className="font-medium text-risk-high">
            {copy.failed}
          </p>
        )}
      </div>
      <p className="max-w-measure text-sm text-muted">{copy.retention}</p>
    </PanelSection>
  );
}
