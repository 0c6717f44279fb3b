import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveCalculatorSubmission, saveFactoryResults } from '@/api/calculator-submissions.ts';
import { searchFactories } from '@/api/factories.ts';
import { fetchMarketPrices } from '@/api/market-pricing.ts';
import { generateMockup } from '@/api/mockups.ts';
import { sendToolNotification } from '@/api/notifications.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import type { CalculatorAddress } from '@/components/tools/revenue-calculator/calculator-address.ts';
import { RevenueCalculator } from '@/components/tools/revenue-calculator/revenue-calculator.tsx';
import type { RevenueCalculatorServices } from '@/components/tools/revenue-calculator/services.ts';
import { buttonClass } from '@/components/ui/button.tsx';
import { homeSection } from '@/config/paths.ts';
import { engagementRateContent } from '@/content/engagement-rate.ts';
import { factoriesContent } from '@/content/factories.ts';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { revenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { site } from '@/content/site.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { toRevenueParams } from '@/lib/calc/revenue-url.ts';

const services: RevenueCalculatorServices = {
  saveSubmission: saveCalculatorSubmission,
  sendNotification: sendToolNotification,
  generateMockup,
  searchFactories,
  saveFactoryResults,
  fetchMarketPrices,
};

/** Joins the free calculator to the backend and to the page's address. */
export function RevenueCalculatorBlock() {
  const address = useCalculatorAddress();
  const keptAnswers = useKeptAnswers();
  const { moreTools, moreToolsPath } = revenueCalculatorContent.callToAction;
  return (
    <RevenueCalculator
      words={revenueCalculatorContent}
      engagementWords={engagementRateContent}
      factoryWords={factoriesContent}
      services={services}
      address={address}
      storagePrefix={site.storagePrefix}
      keptAnswers={{ words: keptAnswersContent, memory: keptAnswers }}
      moreTools={
        <SiteLink href={moreToolsPath} className={buttonClass({ variant: 'tertiary' })}>
          {moreTools}
        </SiteLink>
      }
    />
  );
}

function useCalculatorAddress(): CalculatorAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const [initialParams] = useState(() => new URLSearchParams(location.search));
  return {
    initialParams,
    replace: (request) => {
      const search = request === null ? '' : `?${toRevenueParams(request)}`;
      navigate({ search, hash: location.hash }, { replace: true });
    },
    // The address the visitor is at, not the configured one: a link copied from a preview or a
    // local network has to open there again.
    shareUrl: (request) => {
      const url = new URL(homeSection('calculator'), window.location.origin);
      url.search = toRevenueParams(request).toString();
      return url.href;
    },
  };
}
