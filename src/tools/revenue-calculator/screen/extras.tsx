import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { LeftOutPart } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
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
  /** What the pictures of a shared result lack, because no link may hold it. */
  leftOut: readonly LeftOutPart[];
  /** The address that shows the result. */
  resultUrl: string | undefined;
  onAsk: () => void;
  onRepeat: () => void;
  onChangeAddress: () => void;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** What the email brings to a result: the steps while they run, pictures, partners. */
export function Extras({
  state,
  leftOut,
  resultUrl,
  onAsk,
  onRepeat,
  onChangeAddress,
  onSearchFactories,
}: ExtrasProps) {
  const { calculation, steps, factorySearch } = state;
  if (calculation === null) return null;
  if (steps === null && !state.isReopened) return <ExtrasPrompt onAsk={onAsk} />;

  const { request, results } = calculation;
  return (
    <div data-print="report" className="flex flex-col gap-12">
      {steps !== null && (
        <StepsCard
          steps={steps}
          running={state.running}
          onRepeat={onRepeat}
          onChangeAddress={onChangeAddress}
        />
      )}
      <InspirationGrid
        pictures={state.pictures}
        pendingCount={pendingPictures(state)}
        leftOut={leftOut}
      />
      {factorySearch.status !== 'idle' && (
        <FactorySection
          search={factorySearch}
          formCountry={request.country}
          category={request.productCategory}
          order={{ unitCostUsd: results.unitCost, monthlyOrders: results.totalOrderedUnits }}
          resultUrl={resultUrl}
          onSearch={onSearchFactories}
        />
      )}
    </div>
  );
}

function pendingPictures({ steps, running, pendingPictures: reopened }: CalculatorState): number {
  if (steps === null) return reopened;
  return running ? [steps.productDesign, steps.packagingDesign].filter(isUnderWay).length : 0;
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
