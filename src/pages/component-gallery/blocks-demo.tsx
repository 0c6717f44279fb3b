import { PackageOpen } from 'lucide-react';
import { AudienceList } from '@/components/sections/audience-list.tsx';
import { BenefitCards } from '@/components/sections/benefit-cards.tsx';
import { CapabilityGrid } from '@/components/sections/capability-grid.tsx';
import { CategoryGrid } from '@/components/sections/category-grid.tsx';
import { ContactSteps } from '@/components/sections/contact-steps.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { FoldedTable } from '@/components/sections/folded-table.tsx';
import { JourneyStrip } from '@/components/sections/journey-strip.tsx';
import { LaunchOffer } from '@/components/sections/launch-offer.tsx';
import { NameWall } from '@/components/sections/name-wall.tsx';
import { Notice } from '@/components/sections/notice.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { SavingsBanner } from '@/components/sections/savings-banner.tsx';
import { SealedScope } from '@/components/sections/sealed-scope.tsx';
import { ServiceLists } from '@/components/sections/service-lists.tsx';
import { StageList } from '@/components/sections/stage-list.tsx';
import { TeamSection } from '@/components/sections/team-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { TwoLists } from '@/components/sections/two-lists.tsx';
import { Section } from '@/components/ui/section.tsx';
import { aboutSections } from '@/pages/about/below-copy.ts';
import { fulfillmentSections } from '@/pages/fulfillment/below-copy.ts';
import { gripSocksFactorySections } from '@/pages/grip-socks-factory/below-copy.ts';
import { homeSections } from '@/pages/home/below-copy.ts';
import { mediaSections } from '@/pages/media/below-copy.ts';
import { privateClientsSections } from '@/pages/private-clients/below-copy.ts';
import { sourcingPage } from '@/pages/sourcing/copy.ts';
import { swagSections } from '@/pages/swag/below-copy.ts';

/** Sections of pages: lists, figures, tables and rows of cards. */
export function BlocksDemo() {
  return (
    <>
      <JourneyStrip words={homeSections.journey} />
      <Section>
        <AudienceList words={homeSections.audiences} id="demo-clients" />
      </Section>
      <TeamSection words={homeSections.team} id="demo-team" />
      <LaunchOffer words={homeSections.launchOffer} />
      <StageList words={homeSections.stages} />
      <CapabilityGrid words={homeSections.capabilities} id="demo-capabilities" />
      <ContactSteps words={homeSections.contact} />
      <BenefitCards
        words={fulfillmentSections.benefits}
        looks={[{ ground: 'blush', Icon: PackageOpen }]}
      />
      <ServiceLists words={fulfillmentSections.services} />
      <PhaseStrip words={aboutSections.process} />
      <TitledList words={mediaSections.services} />
      <TitledList words={mediaSections.timeline} ground="sky" numbered />
      <Section>
        <FoldedTable words={swagSections.priceSteps} />
      </Section>
      <TwoLists main={swagSections.ways} side={swagSections.occasions} ground="sky" />
      <SavingsBanner words={sourcingPage.savings} />
      <CategoryGrid words={sourcingPage.categories} />
      <NameWall words={sourcingPage.clients} />
      <SealedScope words={privateClientsSections.scope} />
      <Notice text={gripSocksFactorySections.notice} />
      <FigureStrip figures={gripSocksFactorySections.figures} ground="kraft" />
    </>
  );
}
