import { expect, test } from 'vitest';
import type { PageRun, Setting } from '../../../scripts/bench/lighthouse-page.ts';
import { report } from '../../../scripts/bench/report.ts';
import type { Sample, Samples, Variant } from '../../../scripts/bench/samples.ts';
import { checkRoute } from '../../../scripts/bench/targets.ts';

function run(overrides: Partial<PageRun> = {}): PageRun {
  return {
    lcpMs: 1000,
    cls: 0,
    bytes: { Script: 60 * 1024, Image: 40 * 1024 },
    fontFilesBytes: [20 * 1024],
    scores: {},
    failedAudits: [],
    lcpElement: '<img>',
    shiftedElements: [],
    benchmarkIndex: 1000,
    ...overrides,
  };
}

function sample(variant: Variant, overrides: Partial<PageRun>, setting: Setting = 'phone'): Sample {
  return { route: '/', variant, setting, run: run(overrides) };
}

function samples(pages: Sample[]): Samples {
  return {
    pages,
    blocking: [
      { route: '/', variant: 'site', blockingMs: 100 },
      { route: '/', variant: 'bundle', blockingMs: 150 },
    ],
    firstScriptBytes: new Map([['/', 90 * 1024]]),
  };
}

const measured = samples([
  sample('site', { lcpMs: 1040, scores: { seo: 92 }, failedAudits: ['canonical'] }),
  sample('script-free', { lcpMs: 1000 }),
  sample('bundle', { lcpMs: 2080 }),
]);
const find = (name: string) => checkRoute(measured, '/').find((check) => check.name === name);

test('compares the largest paint with both references of the same run', () => {
  expect(find('LCP/script-free')).toMatchObject({ value: 1.04, limit: 1.05, isMet: true });
  expect(find('LCP/bundle')).toMatchObject({ value: 0.5, limit: 0.55, isMet: true });
});

test('blocking is not compared where even the bundle hardly blocks', () => {
  const light: Samples = {
    ...measured,
    blocking: [
      { route: '/', variant: 'site', blockingMs: 9 },
      { route: '/', variant: 'bundle', blockingMs: 8 },
    ],
  };
  const checks = checkRoute(light, '/');
  expect(checks.find(({ name }) => name === 'blocking/bundle')).toMatchObject({
    isTooSmall: true,
    isMet: true,
  });
  const text = report(light, checks);
  expect(text).toContain('too small to compare');
  expect(text).not.toContain('blocking/bundle 1.13');
  expect(text).toContain('6 of 7 targets met');
});

test("blocking above two fifths of the bundle's misses the target", () => {
  expect(find('blocking/bundle')).toMatchObject({ value: 100 / 150, isMet: false });
});

test('a score below 100 is a miss, with the failed audits as the cause', () => {
  expect(find('seo')).toMatchObject({ value: 92, isMet: false, cause: 'canonical' });
});

test('skips figures that were not measured', () => {
  const settings = checkRoute(measured, '/').map(({ setting }) => setting);
  expect(new Set(settings)).toEqual(new Set(['phone']));
  expect(checkRoute(measured, '/swag')).toEqual([]);
});

test('the report lists times, marks misses with stars and names possible causes', () => {
  const text = report(measured, checkRoute(measured, '/'));
  expect(text).toContain('1040 (1040-1040)');
  expect(text).toContain('0.67*');
  expect(text).toContain('/ (phone): seo 92.0, target 100\n    canonical');
  expect(text).toContain('6 of 8 targets met');
});
