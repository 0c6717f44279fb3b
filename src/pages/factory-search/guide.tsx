import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { BriefDrawing } from '@/components/drawings/brief-drawing.tsx';
import { MatchDrawing } from '@/components/drawings/match-drawing.tsx';
import { CountBars } from '@/components/sections/count-bars.tsx';
import { DrawnList } from '@/components/sections/drawn-list.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { factorySearchGuide } from './guide-copy.ts';

/** What a search answers, before the first one; and what makes any search better. */
export function FactorySearchGuide({ isAsked }: { isAsked: boolean }) {
  const { match, network, tips } = factorySearchGuide;
  return (
    <>
      {!isAsked && (
        <Section className="max-sm:py-8">
          <PhoneParts>
            <PhonePart title={match.title} headingLevel={2}>
              <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-16">
                <div>
                  {/* On phones the bar that opens this says it. */}
                  <SectionHeading
                    label={match.label}
                    title={match.title}
                    className="max-sm:hidden"
                  />
                  <p className="max-w-measure text-muted sm:mt-5 sm:text-lead">{match.text}</p>
                </div>
                <TechSheet callouts={match.callouts}>
                  <MatchDrawing />
                </TechSheet>
              </div>
              <div className="mt-8 sm:mt-16 lg:mt-20">
                <CountBars
                  label={network.label}
                  title={network.title}
                  bars={network.counts.map(([country, count]) => ({
                    name: factoryCountryLabels[country],
                    count,
                  }))}
                />
              </div>
            </PhonePart>
          </PhoneParts>
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
