import { use } from 'react';
import { FactorySection } from '@/tools/factories/index.tsx';
import { GeneratingIdeas } from '@/tools/idea-dialog/screen/idea-dialog.tsx';
import { IdeaList } from '@/tools/idea-dialog/screen/idea-list.tsx';
import { IdeaServices } from '@/tools/idea-dialog/services.ts';
import { ProfileCard } from '@/tools/profile-fetch/screen/profile-card.tsx';
import { PricingView } from '@/tools/revenue-calculator/screen/pricing-view.tsx';
import { ResultsPanel } from '@/tools/revenue-calculator/screen/results-panel.tsx';
import { StepsCard } from '@/tools/revenue-calculator/screen/steps-card.tsx';
import { waitingSteps } from '@/tools/revenue-calculator/screen/submission-steps.ts';
import { RevenueServices } from '@/tools/revenue-calculator/services.ts';
import { InspirationGrid } from '@/tools/shared/inspiration-grid.tsx';
import { ResultPlaceholder } from '@/tools/shared/result-placeholder.tsx';
import { RevenueExample } from '@/tools/shared/revenue-example.tsx';
import { StateFrame } from './state-frame.tsx';
import * as fixtures from './tool-fixtures.ts';

const nothing = () => undefined;
const { calculation, factoriesFound, failing, never, noFactories, picture } = fixtures;

const searches = [
  { status: 'searching', country: null },
  { status: 'found', country: null, response: factoriesFound },
  { status: 'found', country: null, response: noFactories },
  { status: 'failed', country: null },
] as const;

const priceAnswers = {
  'prices on their way': () => never<typeof fixtures.prices>(),
  'prices found': async () => fixtures.prices,
  'typical ranges instead': async () => fixtures.typicalPrices,
  'no range': async () => fixtures.noPrices,
  'prices failed': failing,
};

/** One for each view of the prices: views of the same request would share an answer. */
const calculationOf = (product: string) => ({
  ...calculation,
  request: { ...calculation.request, product },
});

/** The calculators' results, from loading to failed. */
export function EstimatesDemo() {
  const services = use(RevenueServices);
  const ideaServices = use(IdeaServices);
  return (
    <div className="flex flex-col gap-12">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <StateFrame name="no result yet">
          <ResultPlaceholder
            title="Your result appears here"
            text="Every assumption is one tap away."
          >
            <RevenueExample
              fields={{ followers: '', engagementRate: '', price: '', country: '' }}
              locale="en-US"
            />
          </ResultPlaceholder>
        </StateFrame>
        <StateFrame name="result, factories searched">
          <ResultsPanel
            calculation={calculation}
            factorySearch={{ status: 'searching', country: null }}
            shareUrl="https://example.com/"
            onSeePricing={nothing}
            onUseEstimate={nothing}
            headingRef={{ current: null }}
          />
        </StateFrame>
        <StateFrame name="result with a chosen unit cost">
          <ResultsPanel
            calculation={fixtures.calculationWithCost}
            factorySearch={{ status: 'found', country: null, response: factoriesFound }}
            shareUrl="https://example.com/"
            onSeePricing={nothing}
            onUseEstimate={nothing}
            headingRef={{ current: null }}
          />
        </StateFrame>
        {Object.entries(priceAnswers).map(([name, fetchMarketPrices]) => (
          <StateFrame key={name} name={name}>
            <RevenueServices value={{ ...services, fetchMarketPrices }}>
              <PricingView
                calculation={calculationOf(name)}
                resultUrl="https://example.com/"
                onBack={nothing}
                onChooseCost={nothing}
              />
            </RevenueServices>
          </StateFrame>
        ))}
        <StateFrame name="steps running">
          <StepsCard
            steps={{
              ...waitingSteps,
              save: 'done',
              notification: 'kept',
              productDesign: 'running',
            }}
            running
            onRepeat={nothing}
            onChangeAddress={nothing}
          />
        </StateFrame>
        <StateFrame name="steps failed and refused">
          <StepsCard
            steps={{ ...waitingSteps, save: 'done', notification: 'refused', factories: 'failed' }}
            running={false}
            onRepeat={nothing}
            onChangeAddress={nothing}
          />
        </StateFrame>
      </div>
      {searches.map((search) => (
        <StateFrame
          key={`${search.status} ${'response' in search && search.response.feasible}`}
          name={`factories: ${search.status}`}
        >
          <FactorySection
            search={search}
            category="accessories"
            order={{ unitCostUsd: 10.08, monthlyOrders: 55 }}
            onSearch={nothing}
          />
        </StateFrame>
      ))}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <StateFrame name="one picture drawn, one on its way">
          <InspirationGrid pictures={[picture]} pendingCount={1} />
        </StateFrame>
        <StateFrame name="no picture came">
          <InspirationGrid pictures={[]} pendingCount={0} />
        </StateFrame>
        <StateFrame name="profile found">
          <ProfileCard profile={fixtures.profile} onRemove={nothing} />
        </StateFrame>
        <StateFrame name="profile with gaps">
          <ProfileCard
            profile={{ ...fixtures.profile, followers: undefined, engagement_rate: undefined }}
            onRemove={nothing}
          />
        </StateFrame>
        <StateFrame name="ideas on their way">
          <GeneratingIdeas text="Analyzing your profile..." />
        </StateFrame>
        <StateFrame name="ideas">
          <IdeaServices value={{ ...ideaServices, drawGoods: fixtures.drawGoods }}>
            <IdeaList
              ideas={fixtures.ideas}
              source="builtin"
              brand={{ brandName: 'Inspiration', styles: [], colors: [] }}
              onUse={nothing}
            />
          </IdeaServices>
        </StateFrame>
      </div>
    </div>
  );
}
