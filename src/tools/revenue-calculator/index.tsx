import { searchFactories } from '@/api/factories.ts';
import { saveFactoryResults } from '@/api/factory-results.ts';
import { fetchMarketPrices } from '@/api/market-pricing.ts';
import { generateMockup } from '@/api/mockups.ts';
import { delivery } from '@/api/submissions/queue.ts';
import { submit } from '@/api/submissions/submit.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { homeSection } from '@/config/paths.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { queuePrefetch, usePrefetchQueued } from '@/lazy/prefetch.ts';
import { factoriesCopy } from '../factories/copy.ts';
import { sharedAnswersContent } from '../shared/shared-answers-copy.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { revenueCalculatorContent } from './copy.ts';
import { revenueAddress } from './rules/revenue-address.ts';
import { RevenueCalculator } from './screen/revenue-calculator.tsx';
import type { RevenueCalculatorServices } from './screen/services.ts';

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
    toParams: revenueAddress.toParams,
    path: homeSection('calculator'),
  });
  const sharedAnswers = useSharedAnswers('revenue');
  const { moreTools, moreToolsPath } = revenueCalculatorContent.callToAction;
  return (
    <RevenueCalculator
      words={revenueCalculatorContent}
      factoryWords={factoriesCopy}
      services={services}
      address={address}
      sharedAnswers={{ words: sharedAnswersContent, memory: sharedAnswers }}
      moreTools={
        <SiteLink href={moreToolsPath} className={buttonClass({ variant: 'tertiary' })}>
          {moreTools}
        </SiteLink>
      }
    />
  );
}
