import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FactorySectionCopy } from '@/tools/factories/copy.ts';
import { FactorySection } from '@/tools/factories/index.tsx';
import { InspirationGrid } from '@/tools/shared/inspiration-grid.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { CalculatorState } from './calculator-flow.ts';
import { ExtrasPrompt } from './extras-prompt.tsx';
import { StepsCard } from './steps-card.tsx';
import type { StepState } from './submission-steps.ts';

type ExtrasProps = {
  words: RevenueCalculatorContent;
  factoryWords: FactorySectionCopy;
  state: CalculatorState;
  onAsk: () => void;
  onRepeat: () => void;
  onChangeAddress: () => void;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** What the email brings to a result: the steps while they run, pictures, partners. */
export function Extras({
  words,
  factoryWords,
  state,
  onAsk,
  onRepeat,
  onChangeAddress,
  onSearchFactories,
}: ExtrasProps) {
  const { calculation, steps, factorySearch } = state;
  if (calculation === null) return null;
  if (steps === null) return <ExtrasPrompt words={words.extras} onAsk={onAsk} />;

  const drawing = [steps.productDesign, steps.packagingDesign].filter(isUnderWay);
  return (
    <div data-print="report" className="flex flex-col gap-12">
      <StepsCard
        words={words.steps}
        steps={steps}
        running={state.running}
        onRepeat={onRepeat}
        onChangeAddress={onChangeAddress}
      />
      <InspirationGrid
        words={words.inspiration}
        pictures={state.pictures}
        pendingCount={state.running ? drawing.length : 0}
      />
      {factorySearch.status !== 'idle' && (
        <FactorySection
          copy={factoryWords}
          search={factorySearch}
          formCountry={calculation.request.country}
          onSearch={onSearchFactories}
        />
      )}
    </div>
  );
}

function isUnderWay(step: StepState): boolean {
  return step === 'waiting' || step === 'running';
}
