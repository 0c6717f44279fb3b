import { Suspense } from 'react';
import { RealPricingCard } from '@/components/tools/real-pricing-card/real-pricing-card.tsx';
import { SwagCatalogue } from '@/components/tools/swag-catalogue/swag-catalogue.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { realPricingCardContent } from '@/content/real-pricing-card.ts';
import { swagCatalogue } from '@/content/swag-catalogue.ts';
import { AssistantBlock } from '@/pages/blocks/assistant-block.tsx';
import { CreatorCalculatorBlock } from '@/pages/blocks/creator-calculator-block.tsx';
import { FulfillmentCalculatorBlock } from '@/pages/blocks/fulfillment-calculator-block.tsx';
import { RevenueCalculatorBlock } from '@/pages/blocks/revenue-calculator-block.tsx';
import { SourcingToolTabs } from '@/pages/blocks/sourcing-tool-tabs.tsx';

/** The tools whole, joined to the backend that development runs. */
export function ToolsDemo() {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <div className="flex flex-col gap-12">
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
