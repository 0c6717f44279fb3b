import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for a page that is still loading to set its title. */
const titleWaitMs = 3_000;
const titlePollMs = 100;

/**
 * Records one page view for each change of path. Mounted once, in the root layout. It waits until
 * the page is usable, never delays or breaks anything, and stays silent for visitors whose browser
 * sends Global Privacy Control.
 */
export function usePageTracking(): void {
  const { pathname } = useLocation();
  // StrictMode runs effects twice and re-renders repeat them; a path is recorded once per change.
  const recordedPath = useRef<string>(undefined);
  const recordedTitle = useRef('');

  useEffect(() => {
    if (recordedPath.current === pathname || asksForPrivacy()) return;
    recordedPath.current = pathname;
    void recordWhenUsable(pathname, recordedTitle.current).then((title) => {
      recordedTitle.current = title;
    });
  }, [pathname]);
}

async function recordWhenUsable(path: string, previousTitle: string): Promise<string> {
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

function asksForPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
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
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
