import { Suspense } from 'react';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { calculatorSection } from '@/pages/home/below-copy.ts';
import { SourcingToolTabs } from '@/pages/sourcing/tool-tabs.tsx';
import { Assistant } from '@/tools/assistant/index.tsx';
import { CreatorCalculator } from '@/tools/creator-calculator/index.tsx';
import { FulfillmentCalculator } from '@/tools/fulfillment-calculator/index.tsx';
import { QuoteDecoder } from '@/tools/quote-decoder/index.tsx';
import { RealPricingCard } from '@/tools/real-pricing-card/index.tsx';
import { RevenueCalculator } from '@/tools/revenue-calculator/index.tsx';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';

/** The complete tools, connected to the development backend. */
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
        <RevenueCalculator />
        <CreatorCalculator />
        <FulfillmentCalculator />
        <QuoteDecoder />
        <Assistant />
        <RealPricingCard headingLevel={3} />
        <SwagCatalog />
      </div>
    </Suspense>
  );
}
