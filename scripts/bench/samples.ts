import type { PageRun, Setting } from './lighthouse-page.ts';
import { median } from './statistics.ts';

/** The build itself, its pages without their scripts, and the same source as one plain bundle. */
export type Variant = 'site' | 'script-free' | 'bundle';

export const variants: readonly Variant[] = ['site', 'script-free', 'bundle'];

export type Sample = { route: string; variant: Variant; setting: Setting; run: PageRun };
export type BlockingSample = { route: string; variant: Variant; blockingMs: number };

export type Samples = {
  pages: readonly Sample[];
  blocking: readonly BlockingSample[];
  /** Gzip bytes of the script that a page of the site names, with its imports. */
  firstScriptBytes: ReadonlyMap<string, number>;
};

/** The runs of a page; may be empty. */
export function runsOf(
  { pages }: Samples,
  route: string,
  variant: Variant,
  setting: Setting,
): PageRun[] {
  return pages
    .filter((s) => s.route === route && s.variant === variant && s.setting === setting)
    .map(({ run }) => run);
}

/** NaN for pages that were not measured this way. */
export function medianLcpMs(
  samples: Samples,
  route: string,
  variant: Variant,
  setting: Setting,
): number {
  return median(runsOf(samples, route, variant, setting).map(({ lcpMs }) => lcpMs));
}

/** NaN for pages that were not measured this way. */
export function medianBlockingMs({ blocking }: Samples, route: string, variant: Variant): number {
  return median(
    blocking
      .filter((sample) => sample.route === route && sample.variant === variant)
      .map(({ blockingMs }) => blockingMs),
  );
}
