import { Tags } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { formatInteger, formatPct1, formatUsdCents, showsAsMoney } from '@/lib/format.ts';
import { answerForCountry, type FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { Assumptions } from '@/tools/shared/assumptions.tsx';
import { ConfidenceBadge } from '@/tools/shared/confidence-badge.tsx';
import { ResultFigures } from '@/tools/shared/result-figures.tsx';
import { YearPlot } from '@/tools/shared/year-plot.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { Calculation } from '../rules/calculation.ts';

export type ResultsPanelProps = {
  words: RevenueCalculatorContent;
  calculation: Calculation;
  factorySearch: FactorySearch;
  /** The address that shows this result. */
  shareUrl: string;
  onSeePricing: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Everything one calculation gave, with what it rests on. */
export function ResultsPanel({
  words,
  calculation,
  factorySearch,
  shareUrl,
  onSeePricing,
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
              {words.results.title}
            </h3>
            <ConfidenceBadge
              words={words.confidence}
              known={{
                yearlyRevenueUsd: results.yearlyRevenue,
                hasFactoryMatches: (found?.factories.length ?? 0) > 0,
                isManufacturingFeasible: found?.feasible ?? false,
              }}
            />
          </div>
          <p className="text-sm text-muted">
            {words.results.basis(
              formatInteger(request.followers),
              formatPct1(request.engagementRatePct),
              formatUsdCents(request.priceUsd),
            )}{' '}
            {words.results.estimate}
          </p>
          {factorySearch.status === 'searching' && (
            <p>
              <Badge tone="butter">
                <Spinner />
                {words.results.searchingFactories}
              </Badge>
            </p>
          )}
        </header>
        <ResultFigures words={words.results.figures} results={results} withYearlyCost />
        {showsAsMoney(results.monthlyRevenue) ? (
          <YearPlot words={words.plot} results={results} />
        ) : (
          <p data-ground="butter" className="rounded-field p-4">
            {words.results.zero}
          </p>
        )}
        <Assumptions
          words={words.assumptions}
          country={request.country}
          priceUsd={request.priceUsd}
          assumedEngagementRatePct={isRateAssumed ? request.engagementRatePct : undefined}
        />
        <div data-print="hide" className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={onSeePricing}>
            <Tags aria-hidden="true" />
            {words.results.seePricing}
          </Button>
          <CopyButton
            size="sm"
            text={shareUrl}
            label={words.results.copyLink}
            copiedLabel={words.results.copied}
            fallbackLabel={words.results.copyFallback}
          />
        </div>
      </Card>
    </section>
  );
}
