import { paths } from '@/config/paths.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { lazyCall, lazyModule, usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { creatorCalculatorContent } from '@/tools/creator-calculator/copy.ts';
import { creatorResultsContent } from '@/tools/creator-calculator/results-copy.ts';
import { creatorAddress } from '@/tools/creator-calculator/rules/creator-address.ts';
import { CreatorCalculator } from '@/tools/creator-calculator/screen/creator-calculator.tsx';
import type { CreatorCalculatorServices } from '@/tools/creator-calculator/screen/services.ts';
import { sharedAnswersContent } from '@/tools/shared/shared-answers-copy.ts';
import { useQueryAddress } from '@/tools/shared/use-query-address.ts';

const backend = lazyModule(() => import('./backend.ts'));

const services: CreatorCalculatorServices = {
  fetchProfile: lazyCall(backend, (code) => code.fetchProfile),
  generateIdeas: lazyCall(backend, (code) => code.generateProductIdeas),
  saveSelectedIdea: lazyCall(backend, (code) => code.saveSelectedIdea),
  analyzeAesthetic: lazyCall(backend, (code) => code.analyzeCreatorAesthetic),
  searchFactories: lazyCall(backend, (code) => code.searchFactories),
  saveFactoryResults: lazyCall(backend, (code) => code.saveFactoryResults),
  generateMockup: lazyCall(backend, (code) => code.generateMockup),
};

const words = {
  calculator: creatorCalculatorContent,
  outcome: {
    calculator: creatorCalculatorContent,
    results: creatorResultsContent,
  },
};

/** Joins the creator calculator to the backend and to the page's address. */
export function CreatorCalculatorBlock() {
  usePrefetchQueued();
  usePrefetchOnIdle(backend);
  const address = useQueryAddress({ toParams: creatorAddress.toParams, path: paths.brandVision });
  const memory = useSharedAnswers('creator');
  return (
    <CreatorCalculator
      words={words}
      services={services}
      address={address}
      sharedAnswers={{ words: sharedAnswersContent, memory }}
    />
  );
}
