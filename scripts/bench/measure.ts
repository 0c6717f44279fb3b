import { measurePage, type PageRun, type Setting } from './lighthouse-page.ts';
import {
  type BlockingSample,
  type Sample,
  type Samples,
  type Variant,
  variants,
} from './samples.ts';
import { measureBlocking } from './thread-clock.ts';

export type Measuring = {
  routes: readonly string[];
  runs: number;
  settings: readonly Setting[];
  /** The URL of each variant. */
  urls: Readonly<Record<Variant, string>>;
  chromePath: string;
  /** How many times slower than this machine a phone is. */
  cpuSlowdown: number;
  /** Called after each page with the results so far. */
  onProgress: (done: string, measured: Measured) => void;
};

export type Measured = Pick<Samples, 'pages' | 'blocking'>;

/** Below this share of the machine's best speed, other processes had the CPU. */
const STARVED_SHARE = 0.6;
const MAX_TRIES = 2;
const MAX_RECORDINGS = 3;

/**
 * Measures every page in rounds. Variants are measured right after one another, so that a busy
 * machine affects all of them equally.
 */
export async function measureSite(measuring: Measuring): Promise<Measured> {
  const { routes, runs, settings, urls, chromePath, cpuSlowdown, onProgress } = measuring;
  const pages: Sample[] = [];
  const blocking: BlockingSample[] = [];
  const measureWithEnoughCpu = fairly();

  for (let round = 1; round <= runs; round += 1) {
    for (const route of routes) {
      for (const setting of settings) {
        for (const variant of variants) {
          const isJudged = variant === 'site' && setting !== 'phone, applied' && round === 1;
          const run = await measureWithEnoughCpu(() =>
            measurePage(`${urls[variant]}${route}`, setting, { chromePath, cpuSlowdown, isJudged }),
          );
          pages.push({ route, variant, setting, run });
        }
      }
      for (const variant of variants) {
        const url = `${urls[variant]}${route}`;
        const blockingMs = await measureBlocking(url, chromePath, cpuSlowdown);
        blocking.push({ route, variant, blockingMs });
      }
      onProgress(`round ${round} of ${runs}: ${route}`, { pages, blocking });
    }
  }
  return { pages, blocking };
}

/** Repeats measurements with too little CPU and keeps the run with the most. */
function fairly() {
  let best = 0;
  return async (measure: () => Promise<PageRun>): Promise<PageRun> => {
    let kept = await retryUnrecorded(measure);
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      best = Math.max(best, kept.benchmarkIndex);
      if (kept.benchmarkIndex >= best * STARVED_SHARE) break;
      const again = await retryUnrecorded(measure);
      if (again.benchmarkIndex > kept.benchmarkIndex) kept = again;
    }
    return kept;
  };
}

/**
 * Lighthouse sometimes fails to record a run (its trace lacks the page's start). That says nothing
 * about the page and must not cost the other hours.
 * @throws the last error when none of several attempts succeeded
 */
async function retryUnrecorded(measure: () => Promise<PageRun>): Promise<PageRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measure();
    } catch (error) {
      if (tries === MAX_RECORDINGS) throw error;
      console.warn(String(error));
    }
  }
}
