import { pagePath } from '@/config/paths.ts';
import { canonicalAddress } from '@/hooks/canonical-address.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';
import { whenIdle } from '@/lazy/when-idle.ts';

const tracking = lazyModule(() => import('@/api/tracking.ts'));

/** How long to wait for a page that is still loading to set its title. */
const titleWaitMs = 3_000;
const titlePollMs = 100;

/**
 * Records a view of the page at this path once the page is loaded, has its title and is idle. Paths
 * that only redirect are not recorded, and of the pages of demand tests only that one was seen: which
 * ones a visitor opened is nobody's business after the vote.
 * @returns the recorded title
 */
export async function recordWhenUsable(path: string, previousTitle: string): Promise<string> {
  if (canonicalAddress(path) !== path) return document.title;
  await pageLoaded();
  const title = await settledTitle(path, previousTitle);
  await idle();
  try {
    const { recordPageView } = await tracking.load();
    await recordPageView({ path: pagePath(path), title });
  } catch (error) {
    console.info('Page view not recorded:', error instanceof Error ? error.message : error);
  }
  return title;
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/**
 * Waits for the title of a page whose code arrives later: until then the document has the old
 * title.
 */
async function settledTitle(path: string, previousTitle: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < titleWaitMs; waitedMs += titlePollMs) {
    // Empty between two pages: the old page has removed its title, and the new one has not set its
    // own.
    const isNamed = document.title !== previousTitle && document.title !== '';
    if (isNamed || window.location.pathname !== path) break;
    await new Promise((resolve) => setTimeout(resolve, titlePollMs));
  }
  return document.title;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, { latestMs: 2_000, withoutIdleMs: 200 });
  });
}
