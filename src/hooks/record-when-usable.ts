import { whenIdle } from '@/hooks/when-idle.ts';

/** How long to wait for a page that is still loading to set its title. */
const titleWaitMs = 3_000;
const titlePollMs = 100;

/**
 * Records a view of the page at this path once the page is loaded, named and idle.
 * @returns the title it was recorded under
 */
export async function recordWhenUsable(path: string, previousTitle: string): Promise<string> {
  await pageLoaded();
  const title = await settledTitle(path, previousTitle);
  await idle();
  try {
    const { recordPageView } = await import('@/api/tracking.ts');
    await recordPageView({ path, title });
  } catch (error) {
    console.info('Page view not recorded:', error instanceof Error ? error.message : error);
  }
  return title;
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** A page's code may arrive after its path: until then the document carries the former title. */
async function settledTitle(path: string, previousTitle: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < titleWaitMs; waitedMs += titlePollMs) {
    if (document.title !== previousTitle || window.location.pathname !== path) break;
    await new Promise((resolve) => setTimeout(resolve, titlePollMs));
  }
  return document.title;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, { latestMs: 2_000, withoutIdleMs: 200 });
  });
}
