import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { SharedRoadmap } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { RoadmapView } from './roadmap-view.tsx';
import { StrategyWizard } from './strategy-wizard.tsx';
import { useStrategyBuilder } from './use-strategy-builder.ts';

type StrategyBuilderScreenProps = {
  address: ToolAddress<SharedRoadmap>;
  /** Prefills the last step. */
  email?: string;
  /** Answers the questions that other tools have asked already. */
  product: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  /** How the page opened with a roadmap. */
  result?: SharedResult;
  /** The builder without a roadmap; to leave a shared one. */
  ownHref?: string;
  /** Called when the visitor asks for a roadmap, not for a shared one. */
  onAnswered?: (roadmap: SharedRoadmap) => void;
  onWriteRfq: (country: FactoryCountry) => void;
};

/** Four steps of questions, then the roadmap. */
export function StrategyBuilderScreen({
  address,
  email = '',
  product,
  result = ownResult,
  ownHref = '',
  onAnswered,
  onWriteRfq,
}: StrategyBuilderScreenProps) {
  const builder = useStrategyBuilder({
    address,
    email,
    known: product.known.answers,
    isOthers: result.isShared,
    onAnswered,
  });
  // A page that opens with a roadmap leaves the focus alone.
  const [hasMoved, setMoved] = useState(false);

  if (builder.roadmap) {
    return (
      <>
        <SharedResultBanner
          result={result}
          text={copy.sharedText}
          ownHref={ownHref}
          className="mb-8"
        />
        <RoadmapView
          shared={builder.roadmap}
          shareUrl={address.shareUrl(builder.roadmap)}
          isOthers={result.isShared}
          takesFocus={hasMoved}
          onWriteRfq={onWriteRfq}
          onStartDay={builder.setStartDay}
          onMix={builder.setMix}
          onBack={() => {
            setMoved(true);
            result.endShared();
            builder.back();
          }}
        />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-display-3">{copy.title}</h2>
        <p className="mt-2 max-w-measure">{copy.lead}</p>
      </div>
      {builder.filled.length > 0 && (
        <KnownAnswersNote
          product={product}
          filled={builder.filled}
          onEmpty={builder.leaveBlank}
          onForgotten={builder.forget}
          className="max-w-4xl"
        />
      )}
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
