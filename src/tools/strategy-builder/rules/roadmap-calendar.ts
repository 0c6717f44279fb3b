import { type AllDayEvent, writeIcs } from '@/lib/calendar/ics.ts';
import type { StrategyBuilderCopy } from '../copy.ts';
import type { Roadmap } from './roadmap.ts';

/**
 * Phases and decisions as an .ics file. The ids of its entries do not contain the start date, so a
 * calendar moves them when it changes.
 */
export function roadmapCalendar(
  { calendarFile }: Pick<StrategyBuilderCopy, 'calendarFile'>,
  roadmap: Roadmap,
  madeOn: Date,
): string {
  const { currentCountry, category } = roadmap.answers;
  const uid = (part: string) =>
    `${roadmap.type}.${currentCountry}.${category}.${part}@${calendarFile.host}`;
  const phases = roadmap.phases.map(
    (phase, index): AllDayEvent => ({
      uid: uid(phase.phaseId),
      firstDay: phase.firstDay,
      lastDay: phase.lastDay,
      summary: calendarFile.phase(index + 1, phase.name),
      description: phase.tasks.map((task) => `- ${task}`).join('\n'),
    }),
  );
  const decisions = roadmap.decisions.map(
    ({ day, decision }, index): AllDayEvent => ({
      uid: uid(`decision-${index + 1}`),
      firstDay: day,
      lastDay: day,
      summary: calendarFile.decision(index + 1),
      description: decision,
    }),
  );
  return writeIcs({
    productId: calendarFile.productId,
    name: calendarFile.name(roadmap.plan.name),
    events: [...phases, ...decisions],
    madeOn,
  });
}
