import { AudienceList } from '@/components/sections/audience-list.tsx';
import { CapabilityGrid } from '@/components/sections/capability-grid.tsx';
import { CaseStudy } from '@/components/sections/case-study.tsx';
import { ContactSteps } from '@/components/sections/contact-steps.tsx';
import { LaunchOffer } from '@/components/sections/launch-offer.tsx';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { StageList } from '@/components/sections/stage-list.tsx';
import { TeamSection } from '@/components/sections/team-section.tsx';
import { Section } from '@/components/ui/section.tsx';
import { homeAnchors } from '@/config/paths.ts';
import { homeSections } from '@/content/home-sections.ts';
import { pathChooser } from '@/content/path-chooser.ts';
import { CalculatorSection } from './calculator-section.tsx';

/** The home page below its first screens. */
export function HomeSections() {
  const { caseStudy, audiences, team, launchOffer, stages, capabilities, contact } = homeSections;
  return (
    <>
      <PathChooser words={pathChooser} />
      <CalculatorSection id={homeAnchors.calculator} />
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
