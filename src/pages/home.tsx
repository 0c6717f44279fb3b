import { PageHead } from '@/components/layout/page-head.tsx';
import { AudienceList } from '@/components/sections/audience-list.tsx';
import { CapabilityGrid } from '@/components/sections/capability-grid.tsx';
import { CaseStudy } from '@/components/sections/case-study.tsx';
import { ContactSteps } from '@/components/sections/contact-steps.tsx';
import { HomeHero } from '@/components/sections/home-hero.tsx';
import { JourneyStrip } from '@/components/sections/journey-strip.tsx';
import { LaunchOffer } from '@/components/sections/launch-offer.tsx';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { StageList } from '@/components/sections/stage-list.tsx';
import { TeamSection } from '@/components/sections/team-section.tsx';
import { Section } from '@/components/ui/section.tsx';
import { homeAnchors } from '@/config/paths.ts';
import { homePage } from '@/content/home.ts';
import { pathChooser } from '@/content/path-chooser.ts';
import { CalculatorSection } from '@/pages/blocks/calculator-section.tsx';

export function HomePage() {
  const { meta, hero, journey, caseStudy, audiences, team } = homePage;
  const { launchOffer, stages, capabilities, contact } = homePage;
  return (
    <>
      <PageHead meta={meta} />
      <HomeHero words={hero} />
      <JourneyStrip words={journey} />
      <PathChooser words={pathChooser} />
      <CalculatorSection id={homeAnchors.calculator} />
      <Section id={homeAnchors.work}>
        <CaseStudy words={caseStudy} />
        <AudienceList words={audiences} />
      </Section>
      <TeamSection words={team} id={homeAnchors.about} />
      <LaunchOffer words={launchOffer} />
      <StageList words={stages} />
      <CapabilityGrid words={capabilities} id={homeAnchors.capabilities} />
      <ContactSteps words={contact} />
    </>
  );
}
