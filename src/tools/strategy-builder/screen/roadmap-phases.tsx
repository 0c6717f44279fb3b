import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { phaseDatesText, type Roadmap } from '../rules/roadmap.ts';

export function RoadmapPhases({ roadmap }: { roadmap: Roadmap }) {
  const titleClass = usePartTitleClass(copy.roadmap.phasesTitle);
  return (
    <section aria-label={copy.roadmap.phasesTitle} className="flex flex-col gap-5">
      <h3 className={cn('text-display-3', titleClass)}>{copy.roadmap.phasesTitle}</h3>
      <ol
        className={cn(
          'grid gap-x-10 gap-y-8',
          roadmap.phases.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
        )}
      >
        {roadmap.phases.map((phase, index) => (
          <li key={phase.phaseId}>
            <PanelSection>
              <h4 className="text-title">{copy.roadmap.phase(index + 1, phase.name)}</h4>
              <p className="spec-print mt-1 text-muted">
                {phase.duration} · {phaseDatesText(copy, phase)}
              </p>
              <Bullets texts={phase.tasks} className="mt-3" />
            </PanelSection>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function RoadmapRisksAndDecisions({ roadmap }: { roadmap: Roadmap }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label={copy.roadmap.riskTitle}>
        <h3 className="mb-3 text-title">{copy.roadmap.riskTitle}</h3>
        <Bullets texts={roadmap.riskMitigation} />
      </section>
      <section aria-label={copy.roadmap.decisionsTitle}>
        <h3 className="mb-3 text-title">{copy.roadmap.decisionsTitle}</h3>
        <dl className="flex flex-col gap-4">
          {roadmap.decisions.map(({ timing, day, decision }) => (
            <div key={timing} className="border-l-4 border-butter pl-4">
              <dt className="spec-print text-muted">
                {timing} · {formatCalendarDay(day)}
              </dt>
              <dd>{decision}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Bullets({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text} className="relative py-1.5 pl-5">
          <span aria-hidden="true" className="absolute left-0 top-[0.95em] size-2 bg-tomato" />
          {text}
        </li>
      ))}
    </ul>
  );
}
