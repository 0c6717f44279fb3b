import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { resultsCopy } from '../results-copy.ts';
import { BestPricePart } from './best-price-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictPart } from './verdict-part.tsx';

type VerdictPartsProps = {
  results: DemandResults;
  curve: readonly CurvePoint[];
  isKept: boolean;
  product: Pick<ToolProduct, 'known' | 'learn'>;
};

/** What the counts mean: for the minimum order, for the price, and for the calculators. */
export function VerdictParts({ results, curve, isKept, product }: VerdictPartsProps) {
  const state = useVerdict({ results, curve, product });
  return (
    <>
      <PhonePart title={resultsCopy.verdict.title} defaultOpen>
        <VerdictPart state={state} results={results} curve={curve} />
      </PhonePart>
      {state.isEnough && (
        <PhonePart title={resultsCopy.best.title}>
          <BestPricePart state={state} />
        </PhonePart>
      )}
      <PhonePart title={resultsCopy.plan.title} data-print="hide">
        <PlanPart results={results} state={state} isKept={isKept} onPrice={product.learn} />
      </PhonePart>
    </>
  );
}
