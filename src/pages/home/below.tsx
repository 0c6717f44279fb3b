import { AudienceList } from '@/components/sections/audience-list.tsx';
import { CapabilityGrid } from '@/components/sections/capability-grid.tsx';
import { CaseStudy } from '@/components/sections/case-study.tsx';
import { ContactSteps } from '@/components/sections/contact-steps.tsx';
import { JourneyStrip } from '@/components/sections/journey-strip.tsx';
import { LaunchOffer } from '@/components/sections/launch-offer.tsx';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { StageList } from '@/components/sections/stage-list.tsx';
import { TeamSection } from '@/components/sections/team-section.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { Section } from '@/components/ui/section.tsx';
import { homeAnchors } from '@/config/paths.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { calculatorSection, homeSections } from './below-copy.ts';
import { pathChooser } from './path-chooser-copy.ts';

const RevenueCalculator = lazyComponent(() =>
  import('@/tools/revenue-calculator/index.tsx').then((m) => m.RevenueCalculator),
);

/** The home page below its first screens. */
export function BelowTheFold() {
  const { journey, caseStudy, audiences, team, launchOffer, stages, capabilities, contact } =
    homeSections;
  return (
    <>
      <JourneyStrip words={journey} />
      <PathChooser words={pathChooser} />
      <CalculatorSection />
      <Section id={homeAnchors.work}>
        <CaseStudy words={caseStudy} />
        <AudienceList id={homeAnchors.clients} words={audiences} />
      </Section>
      <TeamSection words={team} id={homeAnchors.about} />
      <LaunchOffer words={launchOffer} />
      <StageList words={stages} />
      <CapabilityGrid words={capabilities} id={homeAnchors.capabilities} />
      <ContactSteps words={contact} />
    </>
  );
}

/** The free revenue calculator's section. */
export function CalculatorSection() {
  return (
    <ToolSection
      id={homeAnchors.calculator}
      words={calculatorSection}
      skeletonClassName="h-[1758px] sm:h-[2157px] lg:h-[1557px]"
    >
      <RevenueCalculator />
    </ToolSection>
  );
}
