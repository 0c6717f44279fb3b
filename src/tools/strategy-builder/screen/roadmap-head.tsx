import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { maxNewCountrySharePct, maxSourceSharePct } from '../rules/strategy.assumptions.ts';
import type { RoadmapPartProps } from './roadmap-phases.tsx';

/** Which plan it is and why, with the figures that hold throughout. */
export function RoadmapHead({
  words,
  roadmap,
  titleRef,
  onBack,
}: RoadmapPartProps & { titleRef: RefObject<HTMLHeadingElement | null>; onBack: () => void }) {
  const labels = words.roadmap;
  return (
    <header className="flex flex-col gap-6">
      <div>
        <Button variant="tertiary" size="sm" data-print="hide" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {labels.back}
        </Button>
        <p className="spec-print mt-2 text-muted">{labels.eyebrow}</p>
        <h2 ref={titleRef} tabIndex={-1} className="text-display-2">
          {words.files.title(roadmap.plan.name)}
        </h2>
        <p className="mt-3 max-w-measure text-lead">{roadmap.plan.description}</p>
      </div>
      <div data-ground="butter" className="rounded-field border-[1.5px] border-ink p-4">
        <h3 className="font-semibold">{labels.whyTitle}</h3>
        <p>
          {words.why[roadmap.reason]} {roadmap.basis}
        </p>
        {roadmap.type === 'nearshoring' && roadmap.answers.currentCountry === 'mexico' && (
          <p className="mt-2">{words.inMexicoAlready}</p>
        )}
      </div>
      <SpecSheet className="lg:grid-cols-4">
        <SpecLabel size="md" caption={labels.spec.duration} value={roadmap.duration} />
        <SpecLabel
          size="md"
          caption={labels.spec.pilot}
          value={labels.units(roadmap.pilot)}
          note={labels.spec.pilotNote}
        />
        <SpecLabel
          size="md"
          caption={labels.spec.oneSource}
          value={`${maxSourceSharePct.value}%`}
        />
        <SpecLabel
          size="md"
          caption={labels.spec.newCountry}
          value={`${maxNewCountrySharePct.value}%`}
        />
      </SpecSheet>
    </header>
  );
}
