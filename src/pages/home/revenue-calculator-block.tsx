import { searchFactories } from '@/api/factories.ts';
import { saveFactoryResults } from '@/api/factory-results.ts';
import { fetchMarketPrices } from '@/api/market-pricing.ts';
import { generateMockup } from '@/api/mockups.ts';
import { delivery } from '@/api/submissions/queue.ts';
import { submit } from '@/api/submissions/submit.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { RevenueCalculator } from '@/components/tools/revenue-calculator/revenue-calculator.tsx';
import type { RevenueCalculatorServices } from '@/components/tools/revenue-calculator/services.ts';
import { buttonClass } from '@/components/ui/button.tsx';
import { homeSection } from '@/config/paths.ts';
import { engagementRateContent } from '@/content/engagement-rate.ts';
import { factoriesContent } from '@/content/factories.ts';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { revenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { queuePrefetch, usePrefetchQueued } from '@/lazy/prefetch.ts';
import { toRevenueParams } from '@/lib/calc/revenue-url.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';

const services: RevenueCalculatorServices = {
  saveSubmission: (row, message) => submit('calculation', { row, message }),
  sendNotification: (message) => submit('calculation-message', message),
  generateMockup,
  searchFactories,
  saveFactoryResults,
  fetchMarketPrices,
};

queuePrefetch(delivery);

/** Joins the free calculator to the backend and to the page's address. */
export function RevenueCalculatorBlock() {
  usePrefetchQueued();
  const address = useQueryAddress({
    toParams: toRevenueParams,
    path: homeSection('calculator'),
  });
  const keptAnswers = useKeptAnswers('revenue');
  const { moreTools, moreToolsPath } = revenueCalculatorContent.callToAction;
  return (
    <RevenueCalculator
      words={revenueCalculatorContent}
      engagementWords={engagementRateContent}
      factoryWords={factoriesContent}
      services={services}
      address={address}
      keptAnswers={{ words: keptAnswersContent, memory: keptAnswers }}
      moreTools={
        <SiteLink href={moreToolsPath} className={buttonClass({ variant: 'tertiary' })}>
          {moreTools}
        </SiteLink>
      }
    />
  );
}
