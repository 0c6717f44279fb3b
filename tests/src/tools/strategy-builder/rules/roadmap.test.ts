import { concentrationText } from '@functions/_shared/domain/strategy/shares.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { strategyTypes } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { describe, expect, test } from 'vitest';
import { strategyBuilderCopy as copy } from '@/tools/strategy-builder/copy.ts';
import { ownTexts } from '@/tools/strategy-builder/rules/own-shares.ts';
import { makeRoadmap } from '@/tools/strategy-builder/rules/roadmap.ts';
import { roadmapCalendar } from '@/tools/strategy-builder/rules/roadmap-calendar.ts';
import { roadmapMarkdown } from '@/tools/strategy-builder/rules/roadmap-markdown.ts';
import { roadmapReport } from '@/tools/strategy-builder/rules/roadmap-report.ts';
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
      ...roadmap.riskMitigation,
      ...roadmap.whyCountries,
      roadmap.timelineAnswer,
      roadmap.description,
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

describe('the timeline asked for', () => {
  // Diversify, balanced: 1.5 + 2.5 + 3 + 3.5 = 10.5 months from Jan 1, 2027.
  const answer = (timeline: StrategyAnswers['timeline'], riskTolerance = 'balanced' as const) =>
    aRoadmap(someAnswers({ timeline, riskTolerance, painPoints: ['Quality issues'] }), '2027-01-01')
      .timelineAnswer;

  test('is answered where the plan takes longer', () => {
    expect(answer('short-term')).toBe(
      'You said about half a year; this takes 9-12 months. By Jun 30, 2027: “Map your exposure” and “Qualify two new countries” are done and “Run two pilots” is under way. At its shortest, at the pace of an aggressive plan, it ends on Sep 30, 2027.',
    );
  });

  test('is answered where the plan fits', () => {
    expect(answer('medium-term')).toMatch(
      /^You said a year; this takes 9-12 months and is done by Nov \d+, 2027\.$/,
    );
  });

  test('is answered for as soon as possible and without an end', () => {
    expect(answer('asap')).toMatch(
      /^You said as soon as possible; this takes 9-12 months. The first goods come during “Run two pilots”, planned by Jul 31, 2027\.$/,
    );
    expect(answer('long-term')).toBe('You said a year or more; this takes 9-12 months.');
  });
});

describe('shares of the visitor', () => {
  const answers = someAnswers();
  const newCountries = [
    { country: 'turkey', sharePct: 5 },
    { country: 'mexico', sharePct: 25 },
  ] as const;
  const roadmap = makeRoadmap({ copy, answers, startDay: '2027-01-01', mix: { newCountries } });

  test('replace those of the plan in its sentences', () => {
    expect(roadmap.description).toBe(
      'Spread production over three countries, so no tariff, port or holiday can stop you. You set the end point at China 70%, Turkey 5% and Mexico 25%.',
    );
    const tasks = roadmap.phases.flatMap((phase) => phase.tasks);
    expect(tasks).toContain(
      'Shift volume in two steps: half of each new share first, then all of it after one clean order each: China 70%, Turkey 5% and Mexico 25%.',
    );
    const files = [
      roadmapMarkdown(copy, roadmap, new Set()),
      JSON.stringify(roadmapReport({ copy, roadmap, doneIds: new Set(), shareUrl, madeOn })),
    ];
    for (const file of files) expect(file).not.toMatch(/60\/25\/15|about 40%/);
  });

  test('are each replaced once in the texts of the plan', () => {
    for (const type of strategyTypes) {
      const plan = copy.plans[type];
      const texts = [
        plan.description,
        ...plan.phases.flatMap(({ tasks }) => tasks),
        ...plan.riskMitigation,
        ...plan.keyDecisions.map(({ decision }) => decision),
      ];
      for (const { from } of ownTexts[type]) {
        expect(
          texts.filter((text) => text.includes(from)),
          from,
        ).toHaveLength(1);
      }
    }
  });
});

test('each new country says why, with the pains that it does not help', () => {
  // Apparel: China 45 + 40 days and 36.5%; Mexico 45 + 7 days, 26.5% or 0% under USMCA.
  const roadmap = aRoadmap(
    someAnswers({ painPoints: ['Tariffs', 'Cost reduction', 'Faster lead times'] }),
  );
  expect(roadmap.whyCountries[0]).toBe(
    'Mexico: 4 of 5 in apparel; US duty of 0% if it qualifies under USMCA (26.5% if not), compared with 36.5% from China; up to 52 days from approved sample to the East Coast, compared with 85 from China. It doesn’t help with cost.',
  );
  expect(roadmap.quizNote).toBe(
    'For the same answers, the Country Quiz also puts Vietnam near the top. Here’s why we don’t: Vietnam takes up to 98 days to the East Coast, longer than China at 85.',
  );
});

test('a country that closes with the one of today says so', () => {
  const roadmap = aRoadmap(someAnswers({ painPoints: ['Quality issues'] }));
  expect(roadmap.whyCountries[0]).toBe(
    'Vietnam: 5 of 5 in apparel; known for steady quality. It closes for Lunar New Year at the same time as China: hold stock for those weeks.',
  );
  expect(roadmap.quizNote).toBe(
    'The Country Quiz ranks the same countries first for the same answers.',
  );
});

test('an unnamed country reads as part of the sentence', () => {
  const roadmap = aRoadmap(someAnswers({ currentCountry: 'other', category: 'beauty' }));
  expect(roadmap.basis).toBe('Beauty made in your current country, 10,000 to 50,000 units a year.');
});

test('the concentration is the same on the page and in the files', () => {
  const roadmap = aRoadmap();
  expect(concentrationText(roadmap.concentrationAfter)).toBe('0.345');
  expect(roadmapMarkdown(copy, roadmap, new Set())).toContain('from 1.00 to 0.345.');
});
