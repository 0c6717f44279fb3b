import { NapkinDrawing } from '@/components/drawings/napkin-drawing.tsx';
import { ParcelsDrawing } from '@/components/drawings/parcels-drawing.tsx';
import { PlanDrawing } from '@/components/drawings/plan-drawing.tsx';
import { CallDetails } from '@/components/sections/call-details.tsx';
import { CaseStudyList } from '@/components/sections/case-study-list.tsx';
import { StepRows } from '@/components/sections/step-rows.tsx';
import { howWeWorkCases } from './cases-copy.ts';

const drawings = [
  <NapkinDrawing key="napkin" isDecoration />,
  <PlanDrawing key="plan" isDecoration />,
  <ParcelsDrawing key="parcels" isDecoration />,
];

/** How we work, below the first screen. */
export function HowWeWorkCases() {
  const { journey, caseStudies, callDetails } = howWeWorkCases;
  return (
    <>
      <StepRows words={journey} drawings={drawings} />
      <CaseStudyList words={caseStudies} />
      <CallDetails words={callDetails} />
    </>
  );
}
