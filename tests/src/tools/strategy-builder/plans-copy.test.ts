import {
  maxNewCountrySharePct,
  maxSourceSharePct,
  pilotSharePct,
} from '@functions/_shared/domain/strategy/strategy.assumptions.ts';
import { strategyTypes } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { describe, expect, test } from 'vitest';
import { strategyBuilderCopy } from '@/tools/strategy-builder/copy.ts';
import { strategyPlans } from '@/tools/strategy-builder/plans-copy.ts';
import type { StrategyPlan } from '@/tools/strategy-builder/rules/plan.ts';

function textsOf(plan: StrategyPlan): string[] {
  return [
    plan.description,
    ...plan.phases.flatMap(({ tasks }) => tasks),
    ...plan.riskMitigation,
    ...plan.keyDecisions.map(({ decision }) => decision),
    ...plan.checklist,
  ];
}

test('the constants are those of the specification', () => {
  expect(pilotSharePct.value).toEqual({ min: 10, max: 15 });
  expect(maxSourceSharePct.value).toBe(70);
  expect(maxNewCountrySharePct.value).toBe(40);
});

test('each plan takes the months of the specification', () => {
  expect(strategyTypes.map((type) => strategyPlans[type].months)).toEqual([
    { min: 6, max: 9 },
    { min: 4, max: 6 },
    { min: 9, max: 12 },
    { min: 3, max: 5 },
  ]);
  expect(strategyPlans['full-switch'].phases).toHaveLength(4);
});

describe.each(strategyTypes)('the plan %s', (type) => {
  const plan = strategyPlans[type];

  test('has phases that add up to its range', () => {
    expect(plan.phases.reduce((sum, { months }) => sum + months.min, 0)).toBe(plan.months.min);
    expect(plan.phases.reduce((sum, { months }) => sum + months.max, 0)).toBe(plan.months.max);
    for (const { months, tasks } of plan.phases) {
      expect(months.min).toBeLessThanOrEqual(months.max);
      expect(tasks.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('repeats no text', () => {
    const texts = textsOf(plan);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(plan.phases.map(({ id }) => id)).size).toBe(plan.phases.length);
  });

  test('decides only at the ends of its phases', () => {
    const ids = plan.phases.map(({ id }) => id);
    for (const { phaseId } of plan.keyDecisions) expect(ids).toContain(phaseId);
  });

  test('names 10-15% wherever it names the size of a pilot', () => {
    const sizes = textsOf(plan).flatMap((text) => text.match(/pilot of [\d%-]+/gi) ?? []);
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(size).toMatch(/pilot of 10-15%$/i);
  });

  test('splits volume only in ways that keep both limits', () => {
    const splits = textsOf(plan)
      .flatMap((text) => text.match(/\b\d+(?:\/\d+)+\b/g) ?? [])
      .map((split) => split.split('/').map(Number));
    for (const [kept = 0, ...others] of splits) {
      expect(others.reduce((sum, share) => sum + share, kept)).toBe(100);
      expect(kept).toBeLessThanOrEqual(maxSourceSharePct.value);
      for (const share of others) expect(share).toBeLessThanOrEqual(maxNewCountrySharePct.value);
    }
  });

  test('names no share above the maximum of one source', () => {
    // A balance payment is 70% too, and is no more than that.
    const percents = textsOf(plan).flatMap((text) =>
      [...text.matchAll(/(\d+)%/g)].map(([, number]) => Number(number)),
    );
    expect(Math.max(...percents)).toBeLessThanOrEqual(maxSourceSharePct.value);
  });

  test('never gives a new country more than 40%', () => {
    for (const text of textsOf(plan)) {
      for (const [, share] of text.matchAll(/up to (\d+)%/g))
        expect(Number(share)).toBeLessThanOrEqual(maxNewCountrySharePct.value);
    }
  });
});

test('every category has requirements of its own', () => {
  const lists = Object.values(strategyBuilderCopy.categoryTasks);
  for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(3);
  expect(new Set(lists.flat()).size).toBe(lists.flat().length);
});
