import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { type RefObject, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { formatInteger, formatPct1, formatUsdCents, showsAsMoney } from '@/lib/format.ts';
import { ConfidenceBadge } from '@/tools/shared/confidence-badge.tsx';
import { MeasuredNote } from '@/tools/shared/measured-note.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import { ProductPicture } from '@/tools/shared/product-picture.tsx';
import { ProfitRange } from '@/tools/shared/profit-range.tsx';
import { ResultFigures } from '@/tools/shared/result-figures.tsx';
import { creatorResultsCopy as copy } from '../results-copy.ts';
import { PriceControl } from './price-control.tsx';

type PotentialCardProps = {
  input: CreatorInput;
  results: RevenueResult;
  /** Drawn so far. */
  pictures?: readonly Picture[];
  /** Null until a factory search in the figures' own country answered. */
  found: AiFactorySearchResponse | null;
  onPriceChange: (priceUsd: number) => void;
  knownOrdering?: MeasuredOrdering | undefined;
  onChooseOrdering?: ((ordering: MeasuredOrdering | undefined) => void) | undefined;
  locale: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** The figures, with the price beside them to play with. */
export function PotentialCard({
  input,
  results,
  pictures = [],
  found,
  onPriceChange,
  knownOrdering,
  onChooseOrdering,
  locale,
  headingRef,
}: PotentialCardProps) {
  const headingId = useId();
  return (
    <Card padding="lg" role="group" aria-labelledby={headingId} className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-display-3">
            {copy.title}
          </h2>
          <ConfidenceBadge
            results={results}
            found={found}
            measuredOrdering={input.measuredOrdering}
          />
        </div>
        <p className="text-muted">
          {copy.basis(
            input.product,
            formatInteger(input.followers),
            formatPct1(input.engagementRatePct),
            formatUsdCents(input.priceUsd),
          )}{' '}
          {copy.estimate}
        </p>
        <MeasuredNote
          used={input.measuredOrdering}
          known={knownOrdering}
          onChange={onChooseOrdering}
        />
      </header>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="min-w-0 lg:col-span-7">
          <ResultFigures
            results={results}
            picture={<ProductPicture pictures={pictures} />}
            range={<ProfitRange input={input} />}
          />
          {!showsAsMoney(results.monthlyRevenue) && (
            <p data-ground="butter" className="mt-6 rounded-field p-4">
              {copy.zero}
            </p>
          )}
        </div>
        <PriceControl
          className="min-w-0 self-start lg:col-span-5"
          priceUsd={input.priceUsd}
          country={input.country}
          results={results}
          onPriceChange={onPriceChange}
          locale={locale}
        />
      </div>
    </Card>
  );
}
