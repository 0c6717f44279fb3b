import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDayOf,
  daysBetween,
  formatCalendarDay,
  parseCalendarDay,
} from '@functions/_shared/domain/calendar-day.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { GanttChart } from '@/components/charts/gantt-chart.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { strategyBuilderCopy as copy } from '../copy.ts';
import type { Roadmap } from '../rules/roadmap.ts';
import { roadmapCalendar } from '../rules/roadmap-calendar.ts';

const { timing } = copy;

type RoadmapTimingProps = {
  roadmap: Roadmap;
  onStartDay: (text: string) => void;
};

/** The phases from a start date of the visitor's choice, also as a calendar file. */
export function RoadmapTiming({ roadmap, onStartDay }: RoadmapTimingProps) {
  const [typed, setTyped] = useState<string>(roadmap.startDay);
  const [isSaved, setSaved] = useState(false);
  const isValid = parseCalendarDay(typed) !== undefined;
  const isPast = isValid && typed < calendarDayOf(new Date());

  function saveCalendar() {
    const file = new Blob([roadmapCalendar(copy, roadmap, new Date())], {
      type: 'text/calendar;charset=utf-8',
    });
    saveBlob(file, `${copy.files.fileName(roadmap.type, roadmap.startDay)}.ics`);
    setSaved(true);
  }

  return (
    <PanelSection className="flex flex-col gap-6">
      <Field
        label={timing.startLabel}
        hint={isPast ? timing.pastStart : timing.startHint}
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
      <PhasePlot roadmap={roadmap} />
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

function PhasePlot({ roadmap }: { roadmap: Roadmap }) {
  const { startDay, phases } = roadmap;
  // A bar ends at the start of the next day.
  const endOf = (lastDay: CalendarDay) => daysBetween(startDay, addDays(lastDay, 1));
  return (
    <GanttChart
      title={timing.title}
      summary={timing.summary(
        formatCalendarDay(startDay),
        formatCalendarDay(roadmap.lastDay),
        formatCalendarDay(roadmap.latestLastDay),
      )}
      rowLabel={timing.phaseLabel}
      columns={timing.columns}
      ticks={quarterTicks(startDay, roadmap.plan.months.max)}
      rows={phases.map(({ phaseId, name, duration, firstDay, lastDay, latestLastDay }) => {
        const [first, last, latest] = [firstDay, lastDay, latestLastDay].map(formatCalendarDay);
        return {
          id: phaseId,
          label: name,
          start: daysBetween(startDay, firstDay),
          end: endOf(lastDay),
          latestEnd: endOf(latestLastDay),
          readout: timing.readout(name, first ?? '', last ?? '', latest ?? ''),
          cells: [duration, first ?? '', last ?? '', latest ?? ''],
        };
      })}
    />
  );
}

/** The start day and the same day of every third month (of every second in short plans). */
function quarterTicks(startDay: CalendarDay, months: number) {
  const step = months > 6 ? 3 : 2;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => {
    const day = addMonths(startDay, index * step);
    return { value: daysBetween(startDay, day), label: formatCalendarDay(day).replace(/, .*/, '') };
  });
}
