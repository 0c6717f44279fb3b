import { analyzeCreatorAesthetic } from '@/api/aesthetics.ts';
import { saveFactoryResults } from '@/api/calculator-submissions.ts';
import { searchFactories } from '@/api/factories.ts';
import { generateMockup } from '@/api/mockups.ts';
import { generateProductIdeas, saveSelectedIdea } from '@/api/product-ideas.ts';
import { fetchProfile } from '@/api/profiles.ts';
import { CreatorCalculator } from '@/components/tools/creator-calculator/creator-calculator.tsx';
import type { CreatorCalculatorServices } from '@/components/tools/creator-calculator/services.ts';
import { usePartsAhead } from '@/components/tools/shared/parts-ahead.ts';
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

const services: CreatorCalculatorServices = {
  fetchProfile,
  generateIdeas: generateProductIdeas,
  saveSelectedIdea,
  analyzeAesthetic: analyzeCreatorAesthetic,
  searchFactories,
  saveFactoryResults,
  generateMockup,
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
