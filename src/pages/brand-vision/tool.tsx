import { CreatorCalculator } from '@/components/tools/creator-calculator/creator-calculator.tsx';
import type { CreatorCalculatorServices } from '@/components/tools/creator-calculator/services.ts';
import { paths } from '@/config/paths.ts';
import { creatorCalculatorContent } from '@/content/creator-calculator.ts';
import { creatorResultsContent } from '@/content/creator-results.ts';
import { designInspirationContent } from '@/content/design-inspiration.ts';
import { engagementRateContent } from '@/content/engagement-rate.ts';
import { ideaDialogContent } from '@/content/idea-dialog.ts';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { profileFetchContent } from '@/content/profile-fetch.ts';
import { reportContent } from '@/content/report.ts';
import { volumeCalculatorContent } from '@/content/volume-calculator.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { lazyCall, lazyModule, usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { toCreatorParams } from '@/lib/calc/creator-url.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';

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
  profileFetch: profileFetchContent,
  design: designInspirationContent,
  ideas: ideaDialogContent,
  engagement: engagementRateContent,
  outcome: {
    calculator: creatorCalculatorContent,
    results: creatorResultsContent,
    report: reportContent,
    volume: volumeCalculatorContent,
  },
};

/** Joins the creator calculator to the backend and to the page's address. */
export function CreatorCalculatorBlock() {
  usePrefetchQueued();
  usePrefetchOnIdle(backend);
  const address = useQueryAddress({ toParams: toCreatorParams, path: paths.brandVision });
  const memory = useKeptAnswers('creator');
  return (
    <CreatorCalculator
      words={words}
      services={services}
      address={address}
      keptAnswers={{ words: keptAnswersContent, memory }}
    />
  );
}
