import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { FactorySection } from '@/tools/factories/index.tsx';
import { InspirationGrid } from '@/tools/shared/inspiration-grid.tsx';
import { revenueCalculatorCopy } from '../copy.ts';
import type { CalculatorState } from './calculator-flow.ts';
import { StepsCard } from './steps-card.tsx';
import type { StepState } from './submission-steps.ts';

const { extras: copy } = revenueCalculatorCopy;

type ExtrasProps = {
  state: CalculatorState;
  /** The address that shows the result. */
  shareUrl: string | undefined;
  onAsk: () => void;
  onRepeat: () => void;
  onChangeAddress: () => void;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** What the email brings to a result: the steps while they run, pictures, partners. */
export function Extras({
  state,
  shareUrl,
  onAsk,
  onRepeat,
  onChangeAddress,
  onSearchFactories,
}: ExtrasProps) {
  const { calculation, steps, factorySearch } = state;
  if (calculation === null) return null;
  if (steps === null) return <ExtrasPrompt onAsk={onAsk} />;

  const { request, results } = calculation;
  const drawing = [steps.productDesign, steps.packagingDesign].filter(isUnderWay);
  return (
    <div data-print="report" className="flex flex-col gap-12">
      <StepsCard
        steps={steps}
        running={state.running}
        onRepeat={onRepeat}
        onChangeAddress={onChangeAddress}
      />
      <InspirationGrid
        pictures={state.pictures}
        pendingCount={state.running ? drawing.length : 0}
      />
      {factorySearch.status !== 'idle' && (
        <FactorySection
          search={factorySearch}
          formCountry={request.country}
          category={request.productCategory}
          order={{ unitCostUsd: results.unitCost, monthlyOrders: results.totalOrderedUnits }}
          resultUrl={shareUrl}
          onSearch={onSearchFactories}
        />
      )}
    </div>
  );
}

function isUnderWay(step: StepState): boolean {
  return step === 'waiting' || step === 'running';
}

/** For figures without pictures and factories: a dismissed dialog, a shared link, a failed save. */
function ExtrasPrompt({ onAsk }: { onAsk: () => void }) {
  return (
    <Card
      ground="blush"
      padding="lg"
      className="flex flex-col items-start gap-5 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h3 className="text-title">{copy.title}</h3>
        <p className="mt-2 max-w-measure">{copy.text}</p>
      </div>
      <Button variant="secondary" onClick={onAsk} className="shrink-0">
        {copy.action}
      </Button>
    </Card>
  );
}
