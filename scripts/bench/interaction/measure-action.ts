import type { Browser } from '@playwright/test';
import { phone, TRACED } from '../thread-clock.ts';
import { longestTaskMs, type TraceEvent } from '../trace.ts';
import type { Action } from './actions.ts';
import { type ActionResult, slowestByInteraction } from './summary.ts';
import { RESPONSES, type Responses, watchResponses } from './watch-responses.ts';

/** Lighthouse's phone is this many times slower. */
const SLOWDOWN = 4;
/** Milliseconds until the last event was painted and reported. */
const SETTLE_MS = 1000;

/** Performs an action on a slowed page and returns how long the page took to respond. */
export async function measureAction(
  browser: Browser,
  siteUrl: string,
  { name, path, prepare }: Action,
): Promise<ActionResult> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchResponses, RESPONSES);
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    // A first touch triggers deferred work, which should not be measured here.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const gesture = await prepare(page);

    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate((place) => {
      const responses: Responses = Reflect.get(window, place);
      responses.interactions.length = 0;
      responses.movesMs.length = 0;
    }, RESPONSES);
    await browser.startTracing(page, { categories: TRACED });
    await gesture();
    await page.waitForTimeout(SETTLE_MS);
    const trace = await browser.stopTracing();

    const responses = await page.evaluate(
      (place): Responses => Reflect.get(window, place),
      RESPONSES,
    );
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
    return {
      name,
      interactionsMs: slowestByInteraction(responses),
      movesMs: responses.movesMs,
      longestTaskMs: longestTaskMs(traceEvents, SLOWDOWN),
    };
  } finally {
    await context.close();
  }
}
