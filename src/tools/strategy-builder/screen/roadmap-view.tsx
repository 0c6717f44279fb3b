import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import {
  type FactoryCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  maxNewCountrySharePct,
  maxSourceSharePct,
} from '@functions/_shared/domain/strategy/strategy.assumptions.ts';
import type { SharedRoadmap } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { ArrowLeft, FileText } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { KeepReport } from '@/tools/report/screen/keep-report.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { ResultPicture } from '@/tools/shared/result-picture.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { useOwnProduct } from '@/tools/shared/use-own-product.ts';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { makeRoadmap, type Roadmap } from '../rules/roadmap.ts';
import { roadmapMarkdown } from '../rules/roadmap-markdown.ts';
import { roadmapReport } from '../rules/roadmap-report.ts';
import { CountryMixEditor } from './country-mix.tsx';
import { RoadmapChecklist, useChecklist } from './roadmap-checklist.tsx';
import { RoadmapMovers } from './roadmap-movers.tsx';
import { RoadmapPhases, RoadmapRisksAndDecisions } from './roadmap-phases.tsx';
import { RoadmapTiming } from './roadmap-timing.tsx';

type RoadmapViewProps = {
  shared: SharedRoadmap;
  shareUrl: string;
  /** Somebody else's roadmap, which says nothing of this visitor's product. */
  isOthers: boolean;
  /** Moves the focus to the title, after the visitor asked for the roadmap. */
  takesFocus: boolean;
  onStartDay: (text: string) => void;
  onMix: (mix: SharedRoadmap['mix']) => void;
  onBack: () => void;
  onWriteRfq: (country: FactoryCountry) => void;
};

/** The roadmap: plan, dates, shares, risks, decisions, checklist, and ways to save it. */
export function RoadmapView({ shared, shareUrl, isOthers, ...props }: RoadmapViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { doneIds, toggle } = useChecklist();
  const roadmap = makeRoadmap({ copy, ...shared });
  const product = useOwnProduct({ isOthers, categories: [shared.answers.category] });

  useEffect(() => {
    if (props.takesFocus) title.current?.focus();
  }, [props.takesFocus]);

  function saveMarkdown() {
    const file = new Blob([roadmapMarkdown(copy, roadmap, doneIds)], {
      type: 'text/markdown;charset=utf-8',
    });
    saveBlob(file, `${copy.files.fileName(roadmap.type, calendarDayOf(new Date()))}.md`);
  }

  return (
    <article data-print="report" className="flex flex-col gap-10">
      <RoadmapHead roadmap={roadmap} product={product} titleRef={title} onBack={props.onBack} />
      <PhoneParts>
        <div className="grid items-start gap-x-12 sm:gap-y-10 lg:grid-cols-2">
          <PhonePart title={copy.timing.title} defaultOpen>
            <RoadmapTiming roadmap={roadmap} onStartDay={props.onStartDay} />
          </PhonePart>
          <PhonePart title={copy.mix.title}>
            <CountryMixEditor roadmap={roadmap} onMix={props.onMix} />
          </PhonePart>
        </div>
        <RoadmapMovers shared={shared} isOthers={isOthers} onWriteRfq={props.onWriteRfq} />
        <PhonePart title={copy.roadmap.phasesTitle}>
          <RoadmapPhases roadmap={roadmap} />
        </PhonePart>
        <PhonePart title={copy.roadmap.risksAndDecisions}>
          <RoadmapRisksAndDecisions roadmap={roadmap} />
        </PhonePart>
        <PhonePart title={copy.roadmap.checklistTitle}>
          <RoadmapChecklist roadmap={roadmap} doneIds={doneIds} onToggle={toggle} />
        </PhonePart>
      </PhoneParts>
      <p className="max-w-measure text-sm text-muted">{copy.roadmap.caution}</p>
      <KeepReport
        copy={copy.keep}
        shareUrl={shareUrl}
        locale={browserLocale()}
        makeReport={(madeOn) => roadmapReport({ copy, roadmap, doneIds, shareUrl, madeOn })}
      >
        <Button variant="secondary" onClick={saveMarkdown}>
          <FileText aria-hidden="true" />
          {copy.keep.saveMarkdown}
        </Button>
      </KeepReport>
      <div data-print="hide" className="flex flex-wrap gap-3">
        {shared.mix.newCountries
          .filter(({ sharePct }) => sharePct > 0)
          .map(({ country }) => (
            <Button key={country} variant="secondary" onClick={() => props.onWriteRfq(country)}>
              {copy.roadmap.writeRfq(mapCountryLabels[country])}
            </Button>
          ))}
      </div>
      <BookingCall words={copy.expert} resultUrl={shareUrl} />
    </article>
  );
}

type RoadmapHeadProps = {
  roadmap: Roadmap;
  /** Its picture stands beside the plan; null for none. */
  product: ProductAnswers | null;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
};

/** Which plan it is and why, with its main figures. */
function RoadmapHead({ roadmap, product, titleRef, onBack }: RoadmapHeadProps) {
  const labels = copy.roadmap;
  return (
    <header className="flex flex-col gap-6">
      <div>
        <Button variant="tertiary" size="sm" data-print="hide" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {labels.back}
        </Button>
        <p className="spec-print mt-2 text-muted">{labels.eyebrow}</p>
        <h2 ref={titleRef} tabIndex={-1} className="text-display-2">
          {copy.files.title(roadmap.plan.name)}
        </h2>
        <div className="mt-3 flex items-start gap-5 max-sm:justify-between">
          <p className="max-w-measure min-w-0 text-lead">{roadmap.description}</p>
          <ResultPicture product={product} />
        </div>
      </div>
      <div data-ground="butter" className="rounded-field border-[1.5px] border-ink p-4">
        <h3 className="font-semibold">{labels.whyTitle}</h3>
        <p>
          {copy.why[roadmap.reason]} {roadmap.basis}
        </p>
        <p className="mt-2">{roadmap.timelineAnswer}</p>
        {roadmap.type === 'nearshoring' && roadmap.answers.currentCountry === 'mexico' && (
          <p className="mt-2">{copy.inMexicoAlready}</p>
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
      <p className="max-w-measure text-sm text-muted">{labels.spec.pilotWhy}</p>
    </header>
  );
}
