import { CallDetails } from '@/components/sections/call-details.tsx';
import { CaseStudyList } from '@/components/sections/case-study-list.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { howWeWorkCases } from './cases-copy.ts';

/** How we work, below the first screen. */
export function HowWeWorkCases() {
  const { journey, caseStudies, callDetails } = howWeWorkCases;
  return (
    <>
      <PhaseStrip words={journey} ground="paper" />
      <CaseStudyList words={caseStudies} />
      <CallDetails words={callDetails} />
    </>
  );
}
