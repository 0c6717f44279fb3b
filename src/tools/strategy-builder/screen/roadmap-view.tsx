import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { calendarDayOf } from '@/lib/calendar/calendar-day.ts';
import { KeepReport } from '@/tools/report/screen/keep-report.tsx';
import { saveBlob } from '@/tools/report/screen/save-blob.ts';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import { makeRoadmap } from '../rules/roadmap.ts';
import { roadmapMarkdown } from '../rules/roadmap-markdown.ts';
import { roadmapReport } from '../rules/roadmap-report.ts';
import type { SharedRoadmap } from '../rules/strategy-url.ts';
import { CountryMixEditor } from './country-mix.tsx';
import { RoadmapChecklist } from './roadmap-checklist.tsx';
import { RoadmapHead } from './roadmap-head.tsx';
import { RoadmapPhases, RoadmapRisksAndDecisions } from './roadmap-phases.tsx';
import { RoadmapTiming } from './roadmap-timing.tsx';
import { type ChecklistStorage, useChecklist } from './use-checklist.ts';

export type RoadmapViewProps = {
  words: StrategyBuilderContent;
  shared: SharedRoadmap;
  shareUrl: string;
  checklistStorage: ChecklistStorage;
  locale: string;
  clock: () => Date;
  /** The visitor has just asked for it: the title takes the focus. */
  takesFocus: boolean;
  onStartDay: (text: string) => void;
  onMix: (mix: SharedRoadmap['mix']) => void;
  onBack: () => void;
  onWriteRfq: (country: MapCountry) => void;
};

/** The whole roadmap: plan, dates, shares, risks, decisions, checklist, and ways to keep it. */
export function RoadmapView({ words, shared, shareUrl, clock, ...props }: RoadmapViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { doneIds, toggle } = useChecklist(props.checklistStorage);
  const roadmap = makeRoadmap({ words, ...shared });

  useEffect(() => {
    if (props.takesFocus) title.current?.focus();
  }, [props.takesFocus]);

  function saveMarkdown() {
    const file = new Blob([roadmapMarkdown(words, roadmap, doneIds)], {
      type: 'text/markdown;charset=utf-8',
    });
    saveBlob(file, `${words.files.fileName(roadmap.type, calendarDayOf(clock()))}.md`);
  }

  return (
    <article data-print="report" className="flex flex-col gap-10">
      <RoadmapHead words={words} roadmap={roadmap} titleRef={title} onBack={props.onBack} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <RoadmapTiming
          words={words}
          roadmap={roadmap}
          clock={clock}
          onStartDay={props.onStartDay}
        />
        <CountryMixEditor words={words} roadmap={roadmap} onMix={props.onMix} />
      </div>
      <RoadmapPhases words={words} roadmap={roadmap} />
      <RoadmapRisksAndDecisions words={words} roadmap={roadmap} />
      <RoadmapChecklist
        words={words.roadmap}
        roadmap={roadmap}
        doneIds={doneIds}
        onToggle={toggle}
      />
      <p className="max-w-measure text-sm text-muted">{words.roadmap.caution}</p>
      <KeepReport
        words={words.keep}
        shareUrl={shareUrl}
        locale={props.locale}
        makeReport={(madeOn) => roadmapReport({ words, roadmap, doneIds, shareUrl, madeOn })}
      >
        <Button variant="secondary" onClick={saveMarkdown}>
          <FileText aria-hidden="true" />
          {words.keep.saveMarkdown}
        </Button>
      </KeepReport>
      <div data-print="hide" className="flex flex-wrap gap-3">
        {shared.mix.newCountries
          .filter(({ sharePct }) => sharePct > 0)
          .map(({ country }) => (
            <Button key={country} variant="secondary" onClick={() => props.onWriteRfq(country)}>
              {words.roadmap.writeRfq(mapCountryLabels[country])}
            </Button>
          ))}
      </div>
      <BookingCall words={words.expert} />
    </article>
  );
}
