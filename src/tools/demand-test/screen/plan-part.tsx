import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { measuredRates } from '@functions/_shared/domain/demand/measured-rates.ts';
import { useId, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { paths } from '@/config/paths.ts';
import { ownDemandTests, useOwnDemandTests } from '@/hooks/own-demand-tests.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatPct1, formatUsdShort } from '@/lib/format.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { resultsCopy } from '../results-copy.ts';
import type { VerdictState } from './use-verdict.ts';

const copy = resultsCopy.plan;

type PlanPartProps = {
  results: DemandResults;
  state: Pick<VerdictState, 'point' | 'isEnough'>;
  isKept: boolean;
  /** Tells the visitor's other tools. */
  onPrice: (answers: ProductAnswers) => void;
};

/** What the calculators make of the test, and the way to plan with a tested price. */
export function PlanPart({ results, state: { point }, isKept, onPrice }: PlanPartProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const { prefersAssumed } = useOwnDemandTests();
  const [taken, setTaken] = useState<number | null>(null);
  const { pricesUsd, counts, product } = results;
  const rate =
    point &&
    measuredRates(pricesUsd, counts).rates.find((each) => each.priceUsd === point.priceUsd);
  const isMeasured = rate !== undefined && isKept && !prefersAssumed;
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col items-start gap-4">
      <h4 id={titleId} className={cn('text-title', titleClass)}>
        {copy.title}
      </h4>
      <p role="status" className="max-w-measure">
        {rate === undefined && copy.notYet}
        {rate !== undefined && !isKept && copy.notKept}
        {isMeasured && copy.measured(formatPct1(rate.pct), formatInteger(counts.visitors))}
        {rate !== undefined && isKept && prefersAssumed && copy.assumed}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {rate !== undefined && isKept && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => ownDemandTests.prefer(prefersAssumed ? 'measured' : 'assumed')}
          >
            {prefersAssumed ? copy.toMeasured : copy.toAssumed}
          </Button>
        )}
        {rate !== undefined && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              onPrice({ product, priceUsd: rate.priceUsd });
              setTaken(rate.priceUsd);
            }}
          >
            {copy.planWith(formatUsdShort(rate.priceUsd))}
          </Button>
        )}
        <SiteLink
          href={paths.brandVision}
          className={buttonClass({ variant: 'tertiary', size: 'sm' })}
        >
          {copy.open}
        </SiteLink>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {taken !== null && copy.priceTaken(formatUsdShort(taken))}
      </p>
    </PanelSection>
  );
}
