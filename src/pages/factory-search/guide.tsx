import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { BriefDrawing } from '@/components/drawings/brief-drawing.tsx';
import { MatchDrawing } from '@/components/drawings/match-drawing.tsx';
import { CountBars } from '@/components/sections/count-bars.tsx';
import { DrawnList } from '@/components/sections/drawn-list.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { factorySearchGuide } from './guide-copy.ts';

/** What a search answers, before the first one; and what makes any search better. */
export function FactorySearchGuide({ isAsked }: { isAsked: boolean }) {
  const { match, network, tips } = factorySearchGuide;
  return (
    <>
      {!isAsked && (
        <Section>
          <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-16">
            <SectionHeading label={match.label} title={match.title} text={match.text} />
            <TechSheet callouts={match.callouts}>
              <MatchDrawing />
            </TechSheet>
          </div>
          <div className="mt-6 sm:mt-16 lg:mt-20">
            <PhonePart title={network.title} headingLevel={2}>
              <CountBars
                label={network.label}
                title={network.title}
                bars={network.counts.map(([country, count]) => ({
                  name: factoryCountryLabels[country],
                  count,
                }))}
              />
            </PhonePart>
          </div>
        </Section>
      )}
      <DrawnList
        words={tips}
        ground={isAsked ? 'paper' : 'sky'}
        numbered
        drawing={<BriefDrawing isDecoration />}
      />
    </>
  );
}
