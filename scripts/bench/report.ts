import type { Setting } from './lighthouse-page.ts';
import {
  medianBlockingMs,
  medianLcpMs,
  runsOf,
  type Samples,
  type Variant,
  variants,
} from './samples.ts';
import { table } from './table.ts';
import type { Check } from './targets.ts';

const settings: readonly Setting[] = ['phone', 'phone, applied', 'desktop'];

/** Times and ratios of every page, then the missed targets and their possible causes. */
export function report(samples: Samples, checks: readonly Check[]): string {
  const measured = settings.filter((setting) => samples.pages.some((s) => s.setting === setting));
  const compared = checks.filter(({ isTooSmall = false }) => !isTooSmall);
  const misses = compared.filter(({ isMet }) => !isMet);
  return [
    ...measured.map((setting) => section(setting, timesTable(samples, setting))),
    section('thread clock', blockingTable(samples)),
    ...measured.map((setting) =>
      section(
        `${setting}: ratios and weights, a star where the target is missed`,
        checksTable(checks.filter((check) => check.setting === setting)),
      ),
    ),
    section(
      `${compared.length - misses.length} of ${compared.length} targets met`,
      misses.map(describeMiss).join('\n') || 'none missed',
    ),
  ].join('\n\n');
}

function section(title: string, body: string): string {
  return `${title}\n\n${body}`;
}

function timesTable(samples: Samples, setting: Setting): string {
  const cell = (route: string, variant: Variant) => {
    const times = runsOf(samples, route, variant, setting).map(({ lcpMs }) => Math.round(lcpMs));
    const lcpMs = Math.round(medianLcpMs(samples, route, variant, setting));
    return `${lcpMs} (${Math.min(...times)}-${Math.max(...times)})`;
  };
  return table(
    ['LCP ms, median (range)', ...variants],
    routesOf(samples).map((route) => [route, ...variants.map((variant) => cell(route, variant))]),
  );
}

function blockingTable(samples: Samples): string {
  return table(
    ['blocking ms of a phone, median', ...variants],
    routesOf(samples).map((route) => [
      route,
      ...variants.map((variant) => medianBlockingMs(samples, route, variant).toFixed(0)),
    ]),
  );
}

function checksTable(checks: readonly Check[]): string {
  const names = [...new Set(checks.map(({ name }) => name))];
  const routes = [...new Set(checks.map(({ route }) => route))];
  return table(
    ['', ...names],
    routes.map((route) => [
      route,
      ...names.map((name) => {
        const check = checks.find((c) => c.route === route && c.name === name);
        if (check?.isTooSmall) return 'too small to compare';
        return check ? `${figure(check.value)}${check.isMet ? ' ' : '*'}` : '';
      }),
    ]),
  );
}

function describeMiss({ route, setting, name, value, limit, cause }: Check): string {
  const missed = `${route} (${setting}): ${name} ${figure(value)}, target ${figure(limit)}`;
  return cause === '' ? missed : `${missed}\n    ${cause}`;
}

function routesOf({ pages }: Samples): string[] {
  return [...new Set(pages.map(({ route }) => route))];
}

/** Three digits, which is the precision of the measurements. */
function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2).replace(/^0\.00$/, '0');
}
