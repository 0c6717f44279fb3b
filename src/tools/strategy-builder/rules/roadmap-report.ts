import { calendarDayOf, formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { concentrationText } from '@functions/_shared/domain/strategy/shares.ts';
import type {
  ReportBlock,
  ReportDocument,
  ReportSection,
} from '@/tools/report/rules/report-model.ts';
import type { StrategyBuilderCopy } from '../copy.ts';
import { type ChecklistItem, categoryName, concentrationToday, type Roadmap } from './roadmap.ts';

export type RoadmapReportInput = {
  copy: StrategyBuilderCopy;
  roadmap: Roadmap;
  doneIds: ReadonlySet<string>;
  shareUrl: string;
  /** In the visitor's time zone. */
  madeOn: Date;
};

/** The roadmap as a report for the PDF. */
export function roadmapReport(input: RoadmapReportInput): ReportDocument {
  const { copy, roadmap, shareUrl, madeOn } = input;
  const { files, roadmap: labels } = copy;
  const today = calendarDayOf(madeOn);
  return {
    fileName: files.fileName(roadmap.type, today),
    brand: files.brand,
    title: files.title(roadmap.plan.name),
    subject: roadmap.basis,
    madeOn: files.madeOn(formatCalendarDay(today)),
    basis: [
      copy.why[roadmap.reason],
      roadmap.description,
      roadmap.timelineAnswer,
      `${labels.spec.pilot}: ${labels.units(roadmap.pilot)} (${labels.spec.pilotNote}).`,
    ].join(' '),
    caution: labels.caution,
    headline: [
      { label: files.figures.duration, value: roadmap.duration },
      { label: files.figures.start, value: formatCalendarDay(roadmap.startDay) },
      { label: files.figures.end, value: formatCalendarDay(roadmap.lastDay) },
    ],
    sections: [
      timeSection(copy, roadmap),
      ...roadmap.phases.map((phase, index) => ({
        title: labels.phase(index + 1, phase.name),
        blocks: [bullets(phase.tasks)],
      })),
      shareSection(copy, roadmap),
      { title: labels.riskTitle, blocks: [bullets(roadmap.riskMitigation)] },
      decisionSection(copy, roadmap),
      checklistSection(labels.checklistTitle, roadmap.checklist, input.doneIds),
      checklistSection(
        labels.categoryTitle(categoryName(roadmap.answers)),
        roadmap.categoryTasks,
        input.doneIds,
      ),
      {
        title: files.nextTitle,
        blocks: [
          { kind: 'lines', lines: files.nextLines },
          { kind: 'link', label: files.thisRoadmap, url: shareUrl },
        ],
      },
    ],
    footer: files.footer,
    pageLabel: files.page,
  };
}

function timeSection({ timing, files }: StrategyBuilderCopy, roadmap: Roadmap): ReportSection {
  return {
    title: timing.title,
    blocks: [
      {
        kind: 'table',
        table: {
          holds: 'figures',
          columns: files.phaseColumns,
          rows: roadmap.phases.map(({ name, duration, firstDay, lastDay, latestLastDay }) => [
            name,
            duration,
            ...[firstDay, lastDay, latestLastDay].map(formatCalendarDay),
          ]),
        },
      },
    ],
  };
}

function shareSection({ files }: StrategyBuilderCopy, roadmap: Roadmap): ReportSection {
  return {
    title: files.sharesTitle,
    text: files.sharesText(
      concentrationText(concentrationToday),
      concentrationText(roadmap.concentrationAfter),
    ),
    blocks: [
      {
        kind: 'bars',
        bars: roadmap.shares.map(({ name, sharePct, isNew }) => ({
          label: name,
          value: sharePct,
          text: `${sharePct}%`,
          isMarked: isNew,
        })),
      },
      { kind: 'lines', lines: [...roadmap.whyCountries, roadmap.quizNote].filter(Boolean) },
    ],
  };
}

function decisionSection({ roadmap: labels, files }: StrategyBuilderCopy, roadmap: Roadmap) {
  const table: ReportBlock = {
    kind: 'table',
    table: {
      holds: 'prose',
      columns: files.decisionColumns,
      rows: roadmap.decisions.map(({ timing, day, decision }) => [
        timing,
        formatCalendarDay(day),
        decision,
      ]),
    },
  };
  return { title: labels.decisionsTitle, blocks: [table] };
}

function checklistSection(
  title: string,
  items: readonly ChecklistItem[],
  doneIds: ReadonlySet<string>,
): ReportSection {
  return {
    title,
    blocks: [
      {
        kind: 'checklist',
        items: items.map(({ id, text }) => ({
          text,
          isDone: doneIds.has(id),
        })),
      },
    ],
  };
}

function bullets(texts: readonly string[]): ReportBlock {
  return { kind: 'lines', lines: texts.map((text) => `• ${text}`) };
}
