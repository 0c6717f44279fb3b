import { useEffect, useId, useRef, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { ownDemandTests, useOwnDemandTests } from '@/hooks/own-demand-tests.ts';
import { demandTestCopy } from '../copy.ts';
import { dayText } from '../rules/day-text.ts';
import { ownerHash } from '../rules/owner-link.ts';

const copy = demandTestCopy.list;

/** The tests that were made on this device; nothing without any. */
export function OwnTestsList({ nowMs }: { nowMs: number }) {
  const titleId = useId();
  const { tests } = useOwnDemandTests();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<{ product: string } | null>(null);

  // The pressed button goes away with its test.
  useEffect(() => {
    if (removed !== null) outcome.current?.focus();
  }, [removed]);

  const outcomeLine = removed !== null && (
    <p ref={outcome} tabIndex={-1} role="status">
      {copy.removed(removed.product)}
    </p>
  );
  if (tests.length === 0) return outcomeLine || null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      {outcomeLine}
      <ul className="border-t-[1.5px] border-ink">
        {tests.map((test) => {
          const day = dayText(test.endsAt);
          return (
            <li
              key={test.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink/20 py-3"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="[overflow-wrap:anywhere] font-semibold">{test.product}</p>
                <p className="text-sm text-muted">
                  {Date.parse(test.endsAt) > nowMs ? copy.ends(day) : copy.ended(day)}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <SiteLink
                  href={`${paths.demandTest}${ownerHash(test)}`}
                  aria-label={copy.openOf(test.product)}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {copy.open}
                </SiteLink>
                <Button
                  size="sm"
                  variant="tertiary"
                  aria-label={copy.removeOf(test.product)}
                  onClick={() => {
                    ownDemandTests.remove(test.id);
                    setRemoved({ product: test.product });
                  }}
                >
                  {copy.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="max-w-measure text-sm text-muted">{copy.note}</p>
    </section>
  );
}
