import { CreatorCalculator } from '@/components/tools/creator-calculator/creator-calculator.tsx';
import type { CreatorCalculatorServices } from '@/components/tools/creator-calculator/services.ts';
import { usePartsAhead } from '@/components/tools/shared/parts-ahead.ts';
import { lateCall, lateCode, useFetchedAtRest } from '@/components/ui/late-code.ts';
import { paths } from '@/config/paths.ts';
import { creatorCalculatorContent } from '@/content/creator-calculator.ts';
import { creatorResultsContent } from '@/content/creator-results.ts';
import { designInspirationContent } from '@/content/design-inspiration.ts';
import { engagementRateContent } from '@/content/engagement-rate.ts';
import { ideaDialogContent } from '@/content/idea-dialog.ts';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { profileFetchContent } from '@/content/profile-fetch.ts';
import { reportContent } from '@/content/report.ts';
import { site } from '@/content/site.ts';
import { volumeCalculatorContent } from '@/content/volume-calculator.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { toCreatorParams } from '@/lib/calc/creator-url.ts';
import { useQueryAddress } from './use-query-address.ts';

const backend = lateCode(() => import('./creator-backend.ts'));

const services: CreatorCalculatorServices = {
  fetchProfile: lateCall(backend, (code) => code.fetchProfile),
  generateIdeas: lateCall(backend, (code) => code.generateProductIdeas),
  saveSelectedIdea: lateCall(backend, (code) => code.saveSelectedIdea),
  analyzeAesthetic: lateCall(backend, (code) => code.analyzeCreatorAesthetic),
  searchFactories: lateCall(backend, (code) => code.searchFactories),
  saveFactoryResults: lateCall(backend, (code) => code.saveFactoryResults),
  generateMockup: lateCall(backend, (code) => code.generateMockup),
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
  usePartsAhead();
  useFetchedAtRest(backend);
  const address = useQueryAddress({ toParams: toCreatorParams, path: paths.brandVision });
  const memory = useKeptAnswers('creator');
  return (
    <CreatorCalculator
      words={words}
      services={services}
      address={address}
      storagePrefix={site.storagePrefix}
      keptAnswers={{ words: keptAnswersContent, memory }}
    />
  );
}
