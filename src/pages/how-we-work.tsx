import { PageHead } from '@/components/layout/page-head.tsx';
import { CallDetails } from '@/components/sections/call-details.tsx';
import { CaseStudyList } from '@/components/sections/case-study-list.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { howWeWorkPage } from '@/content/how-we-work.ts';
import { howWeWorkQuestions } from '@/content/how-we-work-questions.ts';
import { faqPage } from '@/lib/structured-data.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const laterSections = partCode(() =>
  import('./blocks/how-we-work-sections.tsx').then((m) => m.HowWeWorkSections),
);

// Only the build writes them, so that the answers do not come with the page's script.
const factsForMachines = import.meta.env.SSR ? [faqPage(howWeWorkQuestions.questions)] : [];

export function HowWeWorkPage() {
  const { meta, hero, heroPaths, journey, caseStudies, callDetails, call } = howWeWorkPage;
  return (
    <>
      <PageHead meta={meta} facts={factsForMachines} />
      <PageHero words={hero}>
        <HeroPaths items={heroPaths} />
      </PageHero>
      <PhaseStrip words={journey} ground="paper" />
      <CaseStudyList words={caseStudies} />
      <CallDetails words={callDetails} />
      <LatePart part={laterSections} words={null} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
