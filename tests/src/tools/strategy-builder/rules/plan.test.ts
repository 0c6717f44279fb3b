import { addDays, addMonths, daysBetween } from '@functions/_shared/domain/calendar-day.ts';
import { pilotUnits } from '@functions/_shared/domain/strategy/pilot.ts';
import { riskTolerances } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { strategyTypes } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { strategyPlans } from '@/tools/strategy-builder/plans-copy.ts';
import { schedulePhases } from '@/tools/strategy-builder/rules/plan.ts';

const { phases } = strategyPlans['full-switch'];

test('an aggressive plan from the end of a month takes six months and loses no days to February', () => {
  expect(schedulePhases(phases, '2027-10-31', 'aggressive')).toEqual([
    {
      phaseId: 'choose',
      firstDay: '2027-10-31',
      lastDay: '2027-11-29',
      latestLastDay: '2027-12-30',
    },
    {
      phaseId: 'sample',
      firstDay: '2027-11-30',
      lastDay: '2028-01-30',
      latestLastDay: '2028-03-30',
    },
    { phaseId: 'ramp', firstDay: '2028-01-31', lastDay: '2028-03-30', latestLastDay: '2028-06-29' },
    {
      phaseId: 'close',
      firstDay: '2028-03-31',
      lastDay: '2028-04-29',
      latestLastDay: '2028-07-30',
    },
  ]);
});

test('a conservative plan takes the longest time of every phase', () => {
  const dates = schedulePhases(phases, '2027-01-01', 'conservative');
  expect(dates.map(({ lastDay }) => lastDay)).toEqual([
    '2027-02-28',
    '2027-05-31',
    '2027-08-31',
    '2027-09-30',
  ]);
  for (const { lastDay, latestLastDay } of dates) expect(lastDay).toBe(latestLastDay);
});

test('a balanced plan ends between the two', () => {
  const last = schedulePhases(phases, '2027-01-01', 'balanced').at(-1);
  // Half of August's 31 days, rounded, after seven whole months.
  expect(last?.lastDay).toBe('2027-08-16');
});

test('from any day, phases are consecutive and stay in the range of the plan', () => {
  const aDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(
      aDay,
      fc.constantFrom(...strategyTypes),
      fc.constantFrom(...riskTolerances),
      (startDay, type, risk) => {
        const plan = strategyPlans[type];
        const dates = schedulePhases(plan.phases, startDay, risk);
        expect(dates[0]?.firstDay).toBe(startDay);
        for (const [index, { firstDay, lastDay, latestLastDay }] of dates.entries()) {
          expect(daysBetween(firstDay, lastDay)).toBeGreaterThan(0);
          expect(daysBetween(lastDay, latestLastDay)).toBeGreaterThanOrEqual(0);
          const next = dates[index + 1];
          if (next) expect(next.firstDay).toBe(addDays(lastDay, 1));
        }
        const end = addDays(dates.at(-1)?.lastDay ?? startDay, 1);
        expect(daysBetween(addMonths(startDay, plan.months.min), end)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(end, addMonths(startDay, plan.months.max))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a pilot is 10 to 15 percent of the volume', () => {
  expect(pilotUnits('under-10k')).toEqual({ min: 0, max: 1500 });
  expect(pilotUnits('10k-50k')).toEqual({ min: 1000, max: 7500 });
  expect(pilotUnits('50k-100k')).toEqual({ min: 5000, max: 15_000 });
  expect(pilotUnits('100k+')).toEqual({ min: 10_000, max: null });
});
