import {
  type FactoryCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { Card } from '@/components/ui/card.tsx';
import type { FactoriesContent } from '@/content/factories.ts';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { FactorySection } from '../factories/factory-section.tsx';
import { InspirationGrid } from '../shared/inspiration-grid.tsx';
import type { CalculatorState } from './calculator-flow.ts';
import { ExtrasPrompt } from './extras-prompt.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import type { StepState } from './submission-steps.ts';

type ExtrasProps = {
  words: RevenueCalculatorContent;
  factoryWords: FactoriesContent;
  state: CalculatorState;
  onAsk: () => void;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** What the email brings to a result: the steps while they run, pictures, partners. */
export function Extras({ words, factoryWords, state, onAsk, onSearchFactories }: ExtrasProps) {
  const { calculation, steps, factorySearch } = state;
  if (calculation === null) return null;
  if (steps === null) return <ExtrasPrompt words={words.extras} onAsk={onAsk} />;

  const isWorthShowing = state.running || Object.values(steps).includes('failed');
  const drawing = [steps.productDesign, steps.packagingDesign].filter(isUnderWay);
  return (
    <div className="flex flex-col gap-12">
      {isWorthShowing && (
        <Card>
          <h3 className="mb-3 text-title">{words.steps.title}</h3>
          <SubmissionProgress words={words.steps} steps={steps} />
        </Card>
      )}
      <InspirationGrid
        words={words.inspiration}
        pictures={state.pictures}
        pendingCount={state.running ? drawing.length : 0}
      />
      {factorySearch.status !== 'idle' && (
        <FactorySection
          words={factoryWords}
          search={factorySearch}
          formCountryName={manufacturingCountryLabels[calculation.request.madeIn]}
          onSearch={onSearchFactories}
        />
      )}
    </div>
  );
}

function isUnderWay(step: StepState): boolean {
  return step === 'waiting' || step === 'running';
}
