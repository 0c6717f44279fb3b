import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { AssistantDemo } from '@/pages/component-gallery/assistant-demo.tsx';
import { BlocksDemo } from '@/pages/component-gallery/blocks-demo.tsx';
import { ButtonsDemo } from '@/pages/component-gallery/buttons-demo.tsx';
import { CatalogDemo } from '@/pages/component-gallery/catalog-demo.tsx';
import { ChartsDemo } from '@/pages/component-gallery/charts-demo.tsx';
import { DemandDemo } from '@/pages/component-gallery/demand-demo.tsx';
import { DisclosureDemo } from '@/pages/component-gallery/disclosure-demo.tsx';
import { EstimatesDemo } from '@/pages/component-gallery/estimates-demo.tsx';
import { FeedbackDemo } from '@/pages/component-gallery/feedback-demo.tsx';
import { FormsDemo } from '@/pages/component-gallery/forms-demo.tsx';
import { FoundationsDemo } from '@/pages/component-gallery/foundations-demo.tsx';
import { HeadsDemo } from '@/pages/component-gallery/heads-demo.tsx';
import { InHandsDemo } from '@/pages/component-gallery/in-hands-demo.tsx';
import { LandedDemo } from '@/pages/component-gallery/landed-demo.tsx';
import { MoversDemo } from '@/pages/component-gallery/movers-demo.tsx';
import { OffersDemo } from '@/pages/component-gallery/offers-demo.tsx';
import { OverlaysDemo } from '@/pages/component-gallery/overlays-demo.tsx';
import { PackagingDemo } from '@/pages/component-gallery/packaging-demo.tsx';
import { ProductTrayDemo } from '@/pages/component-gallery/product-tray-demo.tsx';
import { QuoteDecoderDemo } from '@/pages/component-gallery/quote-decoder-demo.tsx';
import { SourcingDemo } from '@/pages/component-gallery/sourcing-demo.tsx';
import { SwagDemo } from '@/pages/component-gallery/swag-demo.tsx';
import { ToolsDemo } from '@/pages/component-gallery/tools-demo.tsx';

/**
 * Every component in every state, for visual checks. Served in development only; a test fails if a
 * component is missing.
 */
export function Page() {
  return (
    <main>
      <Section>
        <h1 className="text-display-1">Parts, in every state</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          What the pages are built from. Walk through it by keyboard, at 390 px and at 1440 px.
        </p>
      </Section>
      <Shelf title="Foundations">
        <FoundationsDemo />
      </Shelf>
      <Shelf title="Buttons and links">
        <ButtonsDemo />
      </Shelf>
      <Shelf title="Forms">
        <FormsDemo />
      </Shelf>
      <Shelf title="Dialogs, popovers and toasts">
        <OverlaysDemo />
        <ProductTrayDemo />
      </Shelf>
      <Shelf title="Tabs and accordion">
        <DisclosureDemo />
      </Shelf>
      <Shelf title="Progress and empty states">
        <FeedbackDemo />
      </Shelf>
      <Shelf title="Packaging">
        <PackagingDemo />
      </Shelf>
      <Shelf title="Plots">
        <ChartsDemo />
      </Shelf>
      <Shelf title="Estimates">
        <EstimatesDemo />
      </Shelf>
      <Shelf title="Landed view">
        <LandedDemo />
        <MoversDemo />
        <CatalogDemo />
      </Shelf>
      <Shelf title="In-hands planner">
        <InHandsDemo />
        <SwagDemo />
        <DemandDemo />
      </Shelf>
      <Shelf title="Sourcing tools">
        <SourcingDemo />
        <QuoteDecoderDemo />
      </Shelf>
      <Shelf title="Assistant and notices">
        <AssistantDemo />
      </Shelf>
      <Shelf title="Whole tools">
        <ToolsDemo />
      </Shelf>
      <HeadsDemo />
      <OffersDemo />
      <BlocksDemo />
      <Toaster />
    </main>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <Section aria-labelledby={id} id={`shelf-${id}`} className="border-t border-ink py-12">
      <h2 id={id} className="mb-8 text-display-2">
        {title}
      </h2>
      {children}
    </Section>
  );
}
