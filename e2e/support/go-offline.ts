import { expect, type Page } from '@playwright/test';
import { reachEverything } from './reach.ts';

/**
 * Waits until the page has everything that it loads ahead, then turns the network off.
 *
 * Browsers remember a failed import until the page is left, those of its imports included, so a part
 * that is cut off halfway would stay missing after the network is back.
 * @param lastPart the chunk that comes last, by the start of its file name, on pages that do not
 *   mark the end of what they load ahead
 */
export async function goOffline(
  page: Page,
  { lastPart }: { lastPart?: string } = {},
): Promise<void> {
  await reachEverything(page);
  const isThere = (start: string) =>
    page.evaluate(
      (start) => performance.getEntries().some(({ name }) => name.includes(start)),
      start,
    );
  if (lastPart === undefined) {
    await expect.poll(() => isThere('prefetched')).toBe(true);
  } else {
    const start = `/assets/${lastPart}-`;
    await expect.poll(() => isThere(start)).toBe(true);
    // Ends once all of its imports have been loaded too.
    await page.evaluate((start) => {
      const chunk = performance.getEntries().find(({ name }) => name.includes(start));
      return import(chunk?.name ?? start);
    }, start);
  }
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
