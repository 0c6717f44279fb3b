import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { concentrationText } from '@functions/_shared/domain/strategy/shares.ts';
import type { StrategyBuilderCopy } from '../copy.ts';
import {
  type ChecklistItem,
  categoryName,
  concentrationToday,
  phaseDatesText,
  type Roadmap,
} from './roadmap.ts';

/** The roadmap as Markdown, with checkboxes, for a repository, a wiki or a task list. */
export function roadmapMarkdown(
  copy: StrategyBuilderCopy,
  roadmap: Roadmap,
  doneIds: ReadonlySet<string>,
): string {
  const { files, roadmap: labels, timing } = copy;
  const sections = [
    [`# ${files.title(roadmap.plan.name)}`],
    [roadmap.description],
    [`${labels.whyTitle}: ${copy.why[roadmap.reason]} ${roadmap.basis}`],
    [
      `- ${labels.spec.duration}: ${roadmap.duration}`,
      `- ${labels.spec.pilot}: ${labels.units(roadmap.pilot)} (${labels.spec.pilotNote})`,
    ],
    [roadmap.timelineAnswer],
    [`## ${timing.title}`],
    [timing.summary(...spanText(roadmap))],
    ...roadmap.phases.flatMap((phase, index) => [
      [`### ${labels.phase(index + 1, phase.name)}`],
      [`${phase.duration}: ${phaseDatesText(copy, phase)}`],
      bullets(phase.tasks),
    ]),
    [`## ${files.sharesTitle}`],
    [
      ...bullets(roadmap.shares.map(({ name, sharePct }) => `${name}: ${sharePct}%`)),
      '',
      files.sharesText(
        concentrationText(concentrationToday),
        concentrationText(roadmap.concentrationAfter),
      ),
      '',
      ...bullets(roadmap.whyCountries),
      ...(roadmap.quizNote === '' ? [] : ['', roadmap.quizNote]),
    ],
    [`## ${labels.riskTitle}`],
    bullets(roadmap.riskMitigation),
    [`## ${labels.decisionsTitle}`],
    bullets(
      roadmap.decisions.map(
        ({ timing: when, day, decision }) => `**${when}, ${formatCalendarDay(day)}:** ${decision}`,
      ),
    ),
    [`## ${labels.checklistTitle}`],
    boxes(roadmap.checklist, doneIds),
    [`### ${labels.categoryTitle(categoryName(roadmap.answers))}`],
    boxes(roadmap.categoryTasks, doneIds),
    [`*${labels.caution}*`],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function spanText({ startDay, lastDay, latestLastDay }: Roadmap): [string, string, string] {
  return [
    formatCalendarDay(startDay),
    formatCalendarDay(lastDay),
    formatCalendarDay(latestLastDay),
  ];
}

function bullets(texts: readonly string[]): string[] {
  return texts.map((text) => `- ${text}`);
}

function boxes(items: readonly ChecklistItem[], doneIds: ReadonlySet<string>): string[] {
  return items.map(({ id, text }) => `- [${doneIds.has(id) ? 'x' : ' '}] ${text}`);
}
