import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import {
  type Calculation,
  estimatedUnitCostUsd,
} from '@functions/_shared/domain/tool-inputs/calculation.ts';
import { Tags } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { PhoneParts } from '@/components/ui/phone-part.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { formatInteger, formatPct1, formatUsdCents, showsAsMoney } from '@/lib/format.ts';
import { answerForCountry, type FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { LandedView, type LandedViewProps } from '@/tools/landed-view/index.tsx';
import { calculatorProps } from '@/tools/landed-view/rules/calculator-props.ts';
import { Assumptions } from '@/tools/shared/assumptions.tsx';
import { estimateCopy } from '@/tools/shared/calculator-copy.ts';
import { ConfidenceBadge } from '@/tools/shared/confidence-badge.tsx';
import { MeasuredNote } from '@/tools/shared/measured-note.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import { ProductPicture } from '@/tools/shared/product-picture.tsx';
import { ProfitRange } from '@/tools/shared/profit-range.tsx';
import { ResultFigures } from '@/tools/shared/result-figures.tsx';
import { YearPlot } from '@/tools/shared/year-plot.tsx';
import { revenueCalculatorCopy } from '../copy.ts';
import { CostReceipt, chosenCostRow } from './cost-receipt.tsx';

const { results: copy } = revenueCalculatorCopy;

export type ResultsPanelProps = {
  calculation: Calculation;
  factorySearch: FactorySearch;
  /** Drawn so far. */
  pictures?: readonly Picture[];
  /** The link that shows this result to somebody else. */
  shareUrl: string;
  sharedLanded?: LandedViewProps['shared'];
  onLandedView?: LandedViewProps['onView'];
  onSeePricing: () => void;
  /** Takes a chosen unit cost back. */
  onUseEstimate: () => void;
  /** What the visitor's own demand test says; undefined without one. */
  knownOrdering?: MeasuredOrdering | undefined;
  /** Computes with a measured rate, or with undefined with the assumed one. */
  onChooseOrdering?: ((ordering: MeasuredOrdering | undefined) => void) | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The figures of one calculation, with the assumptions behind them. */
export function ResultsPanel({
  calculation,
  factorySearch,
  pictures = [],
  shareUrl,
  sharedLanded,
  onLandedView,
  onSeePricing,
  onUseEstimate,
  knownOrdering,
  onChooseOrdering,
  headingRef,
}: ResultsPanelProps) {
  const titleId = useId();
  const { request, results, isRateAssumed } = calculation;
  const found = answerForCountry(factorySearch, request.country);

  return (
    <section aria-labelledby={titleId}>
      <Card padding="lg" className="flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 id={titleId} ref={headingRef} tabIndex={-1} className="scroll-mt-28 text-display-3">
              {copy.title}
            </h3>
            <ConfidenceBadge
              results={results}
              found={found}
              measuredOrdering={request.measuredOrdering}
            />
          </div>
          <p className="text-sm text-muted">
            {copy.basis(
              formatInteger(request.followers),
              formatPct1(request.engagementRatePct),
              formatUsdCents(request.priceUsd),
            )}{' '}
            {estimateCopy.estimate}
          </p>
          {factorySearch.status === 'searching' && (
            <p>
              <Badge tone="butter">
                <Spinner />
                {copy.searchingFactories}
              </Badge>
            </p>
          )}
        </header>
        <ResultFigures
          results={results}
          withYearlyCost
          picture={<ProductPicture pictures={pictures} />}
          range={<ProfitRange input={request} />}
        />
        <MeasuredNote
          used={request.measuredOrdering}
          known={knownOrdering}
          onChange={onChooseOrdering}
        />
        {request.chosenCost && (
          <CostReceipt
            chosenCost={request.chosenCost}
            estimateUsd={estimatedUnitCostUsd(request)}
            onUseEstimate={() => {
              onUseEstimate();
              // The pressed button goes away with the receipt.
              headingRef.current?.focus();
            }}
          />
        )}
        <PhoneParts>
          {showsAsMoney(results.monthlyRevenue) ? (
            <YearPlot results={results} />
          ) : (
            <p data-ground="butter" className="rounded-field p-4">
              {copy.zero}
            </p>
          )}
          <Assumptions
            country={request.country}
            priceUsd={request.priceUsd}
            chosenCost={request.chosenCost && chosenCostRow(request.chosenCost)}
            measuredOrdering={request.measuredOrdering}
            assumedEngagementRatePct={isRateAssumed ? request.engagementRatePct : undefined}
          />
          {showsAsMoney(results.monthlyRevenue) && (
            <LandedView
              tool="revenue"
              {...calculatorProps(request, results)}
              shared={sharedLanded}
              onView={onLandedView}
            />
          )}
        </PhoneParts>
        <div data-print="hide" className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={onSeePricing}>
            <Tags aria-hidden="true" />
            {copy.seePricing}
          </Button>
          <CopyButton
            size="sm"
            text={shareUrl}
            label={copy.copyLink}
            copiedLabel={copy.copied}
            fallbackLabel={copy.copyFallback}
          />
        </div>
      </Card>
    </section>
  );
}
