import { chromium } from '@playwright/test';
import { chromiumFlags } from './chromium.ts';
import { blockingMs, type TraceEvent } from './trace.ts';

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The trace categories that `trace.ts` needs. */
export const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const AFTER_IDLE_MS = 2000;

/**
 * Opens a page once in a fresh browser and returns how long it blocked until two seconds after the
 * last request, in milliseconds of a phone that is this many times slower (see `blockingMs`).
 */
export async function measureBlocking(
  url: string,
  executablePath: string,
  cpuSlowdown: number,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await browser.startTracing(page, {
      categories: TRACED,
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTER_IDLE_MS);
    const trace = await browser.stopTracing();
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
    return blockingMs(traceEvents, url, cpuSlowdown);
  } finally {
    await browser.close();
  }
}
