import type { Setting } from './lighthouse-page.ts';
import { medianBlockingMs, medianLcpMs, runsOf, type Samples } from './samples.ts';
import { median, ratio } from './statistics.ts';

const KIB = 1024;

/** The maximum of each figure: a ratio within one run, unless stated otherwise. */
export const targets = {
  lcpToScriptFree: { home: 1.05, other: 1.15 },
  lcpToBundle: 0.55,
  appliedLcpToBundle: 0.45,
  blockingToBundle: 0.4,
  cls: 0.01,
  firstScriptKib: 95,
  /** Transfer size of everything that the home page loads. */
  homeKib: 185,
  /** For each font file that a page loads. */
  fontFileKib: 25,
  /** Lighthouse's score; a minimum. */
  score: 100,
} as const;

export type Check = {
  route: string;
  setting: Setting;
  /** The figure, which is a column of the report. */
  name: string;
  value: number;
  limit: number;
  isMet: boolean;
  /** The ratio of two numbers that are mostly noise, which says nothing. */
  isTooSmall?: boolean;
  /** A possible cause of a miss. */
  cause: string;
};

/** Checks all targets of a page that were measured. */
export function checkRoute(samples: Samples, route: string): Check[] {
  return [
    ...lcpChecks(samples, route, 'phone'),
    ...lcpChecks(samples, route, 'phone, applied'),
    ...lcpChecks(samples, route, 'desktop'),
    blockingCheck(samples, route),
    ...byteChecks(samples, route),
    ...qualityChecks(samples, route, 'phone'),
    ...qualityChecks(samples, route, 'desktop'),
  ].filter(({ value }) => !Number.isNaN(value));
}

function lcpChecks(samples: Samples, route: string, setting: Setting): Check[] {
  const isApplied = setting === 'phone, applied';
  const limits = targets.lcpToScriptFree;
  const toBundle = isApplied ? targets.appliedLcpToBundle : targets.lcpToBundle;
  const lcpMs = medianLcpMs(samples, route, 'site', setting);
  const cause = runsOf(samples, route, 'site', setting).at(-1)?.lcpElement ?? '';
  const check = (name: string, limit: number) => checkMaximum(route, setting, name, limit, cause);
  return [
    check(
      'LCP/script-free',
      route === '/' ? limits.home : limits.other,
    )(ratio(lcpMs, medianLcpMs(samples, route, 'script-free', setting))),
    // A desktop is fast enough for any bundle, so only phones have a target.
    ...(setting === 'desktop'
      ? []
      : [
          check(
            'LCP/bundle',
            toBundle,
          )(ratio(lcpMs, medianLcpMs(samples, route, 'bundle', setting))),
        ]),
  ];
}

/** Below this, one task more or less decides. */
const COMPARABLE_BLOCKING_MS = 50;

function blockingCheck(samples: Samples, route: string): Check {
  const bundleMs = medianBlockingMs(samples, route, 'bundle');
  const check = checkMaximum(
    route,
    'phone',
    'blocking/bundle',
    targets.blockingToBundle,
  )(ratio(medianBlockingMs(samples, route, 'site'), bundleMs));
  return bundleMs < COMPARABLE_BLOCKING_MS ? { ...check, isMet: true, isTooSmall: true } : check;
}

function byteChecks(samples: Samples, route: string): Check[] {
  const runs = runsOf(samples, route, 'site', 'phone');
  const kinds = Object.entries(runs.at(-1)?.bytes ?? {});
  const totalKib = median(runs.map(({ bytes }) => sum(Object.values(bytes)))) / KIB;
  const parts = kinds.map(([kind, bytes]) => `${kind} ${(bytes / KIB).toFixed(1)}`).join(', ');
  const fontKib = median(runs.map(({ fontFilesBytes }) => Math.max(0, ...fontFilesBytes))) / KIB;
  const fonts = runs.at(-1)?.fontFilesBytes.map((bytes) => (bytes / KIB).toFixed(1)) ?? [];
  return [
    checkMaximum(
      route,
      'phone',
      'script KiB',
      targets.firstScriptKib,
    )((samples.firstScriptBytes.get(route) ?? Number.NaN) / KIB),
    checkMaximum(
      route,
      'phone',
      'total KiB',
      route === '/' ? targets.homeKib : Number.POSITIVE_INFINITY,
      parts,
    )(totalKib),
    checkMaximum(route, 'phone', 'font KiB', targets.fontFileKib, fonts.join(' + '))(fontKib),
  ];
}

function qualityChecks(samples: Samples, route: string, setting: Setting): Check[] {
  const runs = runsOf(samples, route, 'site', setting);
  const shifted = [...new Set(runs.flatMap(({ shiftedElements }) => shiftedElements))].join('; ');
  const failed = [...new Set(runs.flatMap(({ failedAudits }) => failedAudits))].join(', ');
  const names = Object.keys(runs[0]?.scores ?? {});
  return [
    checkMaximum(route, setting, 'CLS', targets.cls, shifted)(median(runs.map(({ cls }) => cls))),
    ...names.map((name): Check => {
      const value = median(runs.map(({ scores }) => scores[name] ?? Number.NaN));
      const isMet = value >= targets.score;
      return { route, setting, name, value, limit: targets.score, isMet, cause: failed };
    }),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function checkMaximum(route: string, setting: Setting, name: string, limit: number, cause = '') {
  return (value: number): Check => ({
    route,
    setting,
    name,
    value,
    limit,
    isMet: value <= limit,
    cause,
  });
}
