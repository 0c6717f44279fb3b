import { expect, type Page } from '@playwright/test';

/**
 * Scrolls past everything: tools and pictures load when their place comes near. A picture that does
 * not load is an error in the console, on which the fixture fails.
 */
export async function reachEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // A part that came late may bring a tool that waits to be reached in its turn.
  const waiting = page.locator('main [role="status"][aria-label]');
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        document.querySelector('main [role="status"][aria-label]')?.scrollIntoView(),
      );
      return waiting.count();
    })
    .toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens a page and reaches everything on it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reachEverything(page);
  await page.waitForLoadState('networkidle');
}
