import { describe, expect, test } from 'vitest';
import { strategyBuilderCopy as copy } from '@/tools/strategy-builder/copy.ts';
import { makeRoadmap } from '@/tools/strategy-builder/rules/roadmap.ts';
import { roadmapCalendar } from '@/tools/strategy-builder/rules/roadmap-calendar.ts';
import { roadmapMarkdown } from '@/tools/strategy-builder/rules/roadmap-markdown.ts';
import { roadmapReport } from '@/tools/strategy-builder/rules/roadmap-report.ts';
import { strategyTypes } from '@/tools/strategy-builder/rules/strategy-type.ts';
import { answersFor, aRoadmap, someAnswers } from './a-roadmap.ts';

const madeOn = new Date(2026, 10, 28, 12);
const shareUrl = 'https://example.com/sourcing?tool=strategy&sv=1';

test('makeRoadmap gives a plan its dates, decisions and shares', () => {
  const roadmap = aRoadmap(someAnswers(), '2027-01-01');
  expect(roadmap).toMatchObject({
    type: 'diversify',
    reason: 'made-in-china',
    duration: '9-12 months',
    basis: 'Apparel made in China, 10,000 to 50,000 units a year.',
    pilot: '1,000 to 7,500',
    lastDay: '2027-12-31',
  });
  expect(roadmap.decisions.map(({ day }) => day)).toEqual(
    roadmap.phases.map(({ lastDay }) => lastDay),
  );
  expect(roadmap.shares.map(({ sharePct }) => sharePct)).toEqual([40, 35, 25]);
  expect(roadmap.concentrationAfter).toBeCloseTo(0.345, 12);
});

test('a country without a share is not part of the roadmap', () => {
  const answers = answersFor['full-switch'];
  const newCountries = [
    { country: 'china', sharePct: 0 },
    { country: 'turkey', sharePct: 30 },
  ] as const;
  const roadmap = makeRoadmap({ copy, answers, startDay: '2027-01-01', mix: { newCountries } });
  expect(roadmap.shares).toEqual([
    { name: 'Vietnam', sharePct: 70, isNew: false },
    { name: 'Turkey', sharePct: 30, isNew: true },
  ]);
});

describe.each(strategyTypes)('the files of the %s plan', (type) => {
  const roadmap = aRoadmap(answersFor[type]);

  test('belong to that plan', () => {
    expect(roadmap.type).toBe(type);
  });

  test('contain every task, risk, decision and checklist item', () => {
    const report = roadmapReport({ copy, roadmap, doneIds: new Set(), shareUrl, madeOn });
    const reportText = JSON.stringify(report);
    const markdown = roadmapMarkdown(copy, roadmap, new Set());
    const texts = [
      ...roadmap.phases.flatMap(({ tasks }) => tasks),
      ...roadmap.plan.riskMitigation,
      ...roadmap.decisions.map(({ decision }) => decision),
      ...roadmap.checklist.map(({ text }) => text),
      ...roadmap.categoryTasks.map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(reportText).toContain(JSON.stringify(text).slice(1, -1));
      expect(markdown).toContain(text);
    }
    for (const file of [report.basis, markdown]) {
      expect(file).toContain(`Pilot order: ${roadmap.pilot} units (10-15% of your volume)`);
    }
    expect(report.fileName).toBe(`brandbff-roadmap-${type}-2026-11-28`);
  });
});

test('checked items are checked in both files', () => {
  const roadmap = aRoadmap();
  const [first] = roadmap.checklist;
  const doneIds = new Set(first ? [first.id] : []);
  expect(roadmapMarkdown(copy, roadmap, doneIds)).toContain(`- [x] ${first?.text}`);
  const report = roadmapReport({ copy, roadmap, doneIds, shareUrl, madeOn });
  expect(JSON.stringify(report).match(/"isDone":true/g)).toHaveLength(1);
});

describe('the calendar', () => {
  const written = roadmapCalendar(copy, aRoadmap(), madeOn);

  test('has an entry for every phase and decision', () => {
    expect(written.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    expect(written).toContain('SUMMARY:Phase 1: Map your exposure');
    expect(written).toContain('DTSTART;VALUE=DATE:20270131');
  });

  test('moves the same entries when the start day changes', () => {
    const uids = (text: string) => text.match(/^UID:.*$/gm);
    const later = roadmapCalendar(copy, aRoadmap(someAnswers(), '2028-02-29'), madeOn);
    expect(uids(later)).toEqual(uids(written));
    expect(new Set(uids(written)).size).toBe(8);
    expect(later).not.toBe(written);
  });
});
