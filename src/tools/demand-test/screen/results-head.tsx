import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import { Download, Printer, RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { absoluteUrl, dropPath, paths } from '@/config/paths.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { timeLeft } from '@/lib/demand/time-left.ts';
import { timeLeftText } from '@/lib/demand/time-left-text.ts';
import { ProductDrawing } from '@/tools/shared/product-drawing.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { resultsCopy } from '../results-copy.ts';
import { dayText } from '../rules/day-text.ts';
import { ownerHash } from '../rules/owner-link.ts';
import { resultsCsv } from '../rules/results-csv.ts';
import type { DemandTestKey } from '../services.ts';
import { ownTestOf } from './use-demand-results.ts';

const { head: copy, left: units, export: exportCopy } = resultsCopy;

type ResultsHeadProps = {
  results: DemandResults;
  testKey: DemandTestKey;
  isKept: boolean;
  curve: readonly CurvePoint[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  isCounting: boolean;
  onCount: () => void;
};

/** The tested product, how long it still runs, and the two links. */
export function ResultsHead({
  results,
  testKey,
  isKept,
  curve,
  headingRef,
  isCounting,
  onCount,
}: ResultsHeadProps) {
  const left = timeLeft(Date.parse(results.endsAt), Date.parse(results.now));
  const page = absoluteUrl(dropPath(results.id));
  const own = `${absoluteUrl(paths.demandTest)}${ownerHash(testKey)}`;
  return (
    <header className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start gap-6">
        <ProductDrawing
          request={{
            brandName: results.creator,
            styles: [],
            colors: [],
            goods: [
              {
                productName: results.product,
                ...(results.kindId !== null && { kindId: results.kindId }),
                ...(results.motif !== null && { motif: results.motif }),
              },
            ],
          }}
        />
        <div className="min-w-0 flex-1 basis-60">
          <Badge tone={left === null ? 'ink' : 'leaf'}>
            {left === null
              ? copy.ended(dayText(results.endsAt))
              : copy.running(timeLeftText(left, units))}
          </Badge>
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="mt-3 scroll-mt-28 [overflow-wrap:anywhere] text-display-3"
          >
            {resultsCopy.title(results.product)}
          </h3>
          <div data-print="hide" className="mt-4 flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              busy={isCounting}
              busyLabel={copy.refreshing}
              onClick={onCount}
            >
              <RefreshCw aria-hidden="true" />
              {copy.refresh}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                saveBlob(
                  new Blob([resultsCsv(results, curve)], { type: 'text/csv' }),
                  `${exportCopy.fileName}-${results.id}.csv`,
                )
              }
            >
              <Download aria-hidden="true" />
              {exportCopy.csv}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {exportCopy.print}
            </Button>
          </div>
        </div>
      </div>
      <div
        data-print="hide"
        className="grid gap-6 rounded-field border-[1.5px] border-ink p-5 md:grid-cols-2"
      >
        <div className="flex flex-col items-start gap-2">
          <CopyButton
            variant="primary"
            size="sm"
            text={page}
            label={copy.share}
            copiedLabel={copy.copied}
            fallbackLabel={copy.fallback}
          />
          <p className="text-sm text-muted">{copy.shareHint}</p>
          <SiteLink
            href={dropPath(results.id)}
            className={buttonClass({ variant: 'tertiary', size: 'sm' })}
          >
            {copy.open}
          </SiteLink>
        </div>
        <div className="flex flex-col items-start gap-2">
          <CopyButton
            size="sm"
            text={own}
            label={copy.owner}
            copiedLabel={copy.copied}
            fallbackLabel={copy.fallback}
          />
          <p className="max-w-measure text-sm text-muted">{copy.ownerHint}</p>
          {isKept ? (
            <p className="text-sm text-muted">{copy.kept}</p>
          ) : (
            <Button
              size="sm"
              variant="tertiary"
              onClick={() => ownDemandTests.keep(ownTestOf(results, testKey.secret))}
            >
              {copy.keep}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
