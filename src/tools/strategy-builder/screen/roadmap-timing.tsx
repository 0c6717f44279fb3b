import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { GanttChart } from '@/components/charts/gantt-chart.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysBetween,
  formatCalendarDay,
  parseCalendarDay,
} from '@/lib/calendar/calendar-day.ts';
import { saveBlob } from '@/tools/report/screen/save-blob.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import type { Roadmap } from '../rules/roadmap.ts';
import { roadmapCalendar } from '../rules/roadmap-calendar.ts';

export type RoadmapTimingProps = {
  words: StrategyBuilderContent;
  roadmap: Roadmap;
  clock: () => Date;
  onStartDay: (text: string) => void;
};

/** When each phase runs, from a start date of the visitor's choice, and as calendar entries. */
export function RoadmapTiming({ words, roadmap, clock, onStartDay }: RoadmapTimingProps) {
  const { timing } = words;
  const [typed, setTyped] = useState<string>(roadmap.startDay);
  const [isSaved, setSaved] = useState(false);
  const isValid = parseCalendarDay(typed) !== undefined;

  function saveCalendar() {
    const file = new Blob([roadmapCalendar(words, roadmap, clock())], {
      type: 'text/calendar;charset=utf-8',
    });
    saveBlob(file, `${words.files.fileName(roadmap.type, roadmap.startDay)}.ics`);
    setSaved(true);
  }

  return (
    <PanelSection className="flex flex-col gap-6">
      <Field
        label={timing.startLabel}
        hint={timing.startHint}
        error={isValid ? undefined : timing.invalidStart}
        data-print="hide"
        className="max-w-60"
      >
        <Input
          type="date"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setSaved(false);
            onStartDay(event.target.value);
          }}
        />
      </Field>
      <PhasePlot words={timing} roadmap={roadmap} />
      <div data-print="hide" className="flex flex-col items-start gap-2">
        <Button variant="secondary" onClick={saveCalendar}>
          <CalendarPlus aria-hidden="true" />
          {timing.calendar}
        </Button>
        <p className="max-w-measure text-sm text-muted">{timing.calendarHint}</p>
        <p role="status" className="text-sm empty:hidden">
          {isSaved && timing.calendarSaved}
        </p>
      </div>
    </PanelSection>
  );
}

function PhasePlot({
  words,
  roadmap,
}: {
  words: StrategyBuilderContent['timing'];
  roadmap: Roadmap;
}) {
  const { startDay, phases } = roadmap;
  // A bar ends where the next day begins.
  const endOf = (lastDay: CalendarDay) => daysBetween(startDay, addDays(lastDay, 1));
  return (
    <GanttChart
      title={words.title}
      summary={words.summary(
        formatCalendarDay(startDay),
        formatCalendarDay(roadmap.lastDay),
        formatCalendarDay(roadmap.latestLastDay),
      )}
      rowLabel={words.phaseLabel}
      columns={words.columns}
      ticks={quarterTicks(startDay, roadmap.plan.months.max)}
      rows={phases.map(({ phaseId, name, duration, firstDay, lastDay, latestLastDay }) => {
        const [first, last, latest] = [firstDay, lastDay, latestLastDay].map(formatCalendarDay);
        return {
          id: phaseId,
          label: name,
          start: daysBetween(startDay, firstDay),
          end: endOf(lastDay),
          latestEnd: endOf(latestLastDay),
          readout: words.readout(name, first ?? '', last ?? '', latest ?? ''),
          cells: [duration, first ?? '', last ?? '', latest ?? ''],
        };
      })}
    />
  );
}

/** The start, its return every third month, and nothing closer than that to the end. */
function quarterTicks(startDay: CalendarDay, months: number) {
  const step = months > 6 ? 3 : 2;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => {
    const day = addMonths(startDay, index * step);
    return { value: daysBetween(startDay, day), label: formatCalendarDay(day).replace(/, .*/, '') };
  });
}
