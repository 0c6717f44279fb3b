import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useState } from 'react';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { strategyBuilderCopy as copy } from '../copy.ts';
import type { SharedRoadmap } from '../rules/strategy-address.ts';
import type { StrategyAnswers } from '../rules/strategy-answers.ts';
import { RoadmapView } from './roadmap-view.tsx';
import { StrategyWizard } from './strategy-wizard.tsx';
import { useStrategyBuilder } from './use-strategy-builder.ts';

type StrategyBuilderScreenProps = {
  address: ToolAddress<SharedRoadmap>;
  /** Prefills the last step. */
  email?: string;
  /** Called when the visitor asks for a roadmap, not for a shared one. */
  onAnswered?: (answers: StrategyAnswers) => void;
  onWriteRfq: (country: MapCountry) => void;
};

/** Four steps of questions, then the roadmap. */
export function StrategyBuilderScreen({
  address,
  email = '',
  onAnswered,
  onWriteRfq,
}: StrategyBuilderScreenProps) {
  const builder = useStrategyBuilder({ address, email, onAnswered });
  // A page that opens with a roadmap leaves the focus alone.
  const [hasMoved, setMoved] = useState(false);

  if (builder.roadmap) {
    return (
      <RoadmapView
        shared={builder.roadmap}
        shareUrl={address.shareUrl(builder.roadmap)}
        takesFocus={hasMoved}
        onWriteRfq={onWriteRfq}
        onStartDay={builder.setStartDay}
        onMix={builder.setMix}
        onBack={() => {
          setMoved(true);
          builder.back();
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-display-3">{copy.title}</h2>
        <p className="mt-2 max-w-measure">{copy.lead}</p>
      </div>
      <StrategyWizard
        takesFocus={hasMoved}
        builder={{
          ...builder,
          generate: (signals) => {
            setMoved(true);
            builder.generate(signals);
          },
        }}
      />
    </div>
  );
}
