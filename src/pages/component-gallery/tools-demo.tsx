import { Suspense } from 'react';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { RealPricingCard } from '@/components/tools/real-pricing-card/real-pricing-card.tsx';
import { SwagCatalogue } from '@/components/tools/swag-catalogue/swag-catalogue.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { realPricingCardContent } from '@/content/real-pricing-card.ts';
import { swagCatalogue } from '@/content/swag-catalogue.ts';
import { CreatorCalculatorBlock } from '@/pages/brand-vision/tool.tsx';
import { FulfillmentCalculatorBlock } from '@/pages/fulfillment/fulfillment-calculator-block.tsx';
import { calculatorSection } from '@/pages/home/below-copy.ts';
import { RevenueCalculatorBlock } from '@/pages/home/revenue-calculator-block.tsx';
import { SourcingToolTabs } from '@/pages/sourcing/tool-tabs.tsx';
import { AssistantBlock } from '@/pages/voice-assistant/tool.tsx';

/** The tools whole, joined to the backend that development runs. */
export function ToolsDemo() {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <div className="flex flex-col gap-12">
        <ToolSection
          id="loading-tool"
          words={{ ...calculatorSection, title: 'A tool that is still loading' }}
          loadOn="visible"
          skeletonClassName="h-96"
        >
          <Skeleton className="h-96 w-full rounded-card" />
        </ToolSection>
        <SourcingToolTabs email="you@example.com" />
        <RevenueCalculatorBlock />
        <CreatorCalculatorBlock />
        <FulfillmentCalculatorBlock />
        <AssistantBlock />
        <RealPricingCard words={realPricingCardContent} headingLevel={3} />
        <SwagCatalogue words={swagCatalogue} />
      </div>
    </Suspense>
  );
}
